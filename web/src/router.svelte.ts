/** Addresses of pages: a small router over the History API. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null }
  | { page: "rules"; game: string }
  | { page: "score"; game: string }
  | { page: "device" }
  | { page: "settings" }
  | { page: "lost" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second, third, ...more] = path.split("/").slice(1).map(decodeURIComponent);
  const single = second === undefined || second === "";
  if (more.length > 0) return { page: "lost" };
  if (first === "" && single) return { page: "home" };
  if (first === "t" && !single && third === undefined) return { page: "table", id: second };
  if (first === "t" && !single && third === "replay") return { page: "replay", id: second };
  if (third !== undefined) return { page: "lost" };
  if (first === "replay" && single) return { page: "replay", id: null };
  if ((first === "device" || first === "settings") && single) return { page: first };
  if ((first === "new" || first === "rules" || first === "score") && !single) return { page: first, game: second };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.hash = location.hash;
    this.route = routeOf(location.pathname);
  }

  /** Plain clicks on links of our own don't load the page anew. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
