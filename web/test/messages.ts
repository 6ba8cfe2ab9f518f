/** All messages that the browser may ever need, by language: for tests. */

const DROPPED = ["bot", "cli", "serve"];
const files = import.meta.glob<string>("../../src/pentapolis/locales/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

function of(language: string): string[] {
  const folder = `/${language}/`;
  return Object.entries(files)
    .filter(([path]) => path.includes(folder) && !path.endsWith("-terminal.ftl"))
    .filter(([path]) => !DROPPED.some((name) => path.endsWith(`/${name}.ftl`)))
    .map(([, text]) => text);
}

export const en = of("en");
export const hans = of("zh-Hans");
export const hant = of("zh-Hant");
