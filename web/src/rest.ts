/** The plain HTTP routes, typed. */

import type { Refusal, Scored, Sheet } from "./games/api";
import type { Command } from "./net";
import type {
  DeviceLink,
  Error as WireError,
  Frames,
  GameCard,
  Me,
  NewTable,
  Page,
  TableLine,
  TableMade,
} from "./wire";

/** A refusal of the server, or `offline` where it can't be reached. */
export class Failed extends Error {
  constructor(readonly error: Pick<WireError, "code" | "details" | "game">) {
    super(error.code);
  }
}

/** What the server refused; any other problem is a fault of ours, and thrown on. */
export function failureOf(problem: unknown): Failed["error"] {
  if (problem instanceof Failed) return problem.error;
  throw problem;
}

export const rest = {
  games: () => get<GameCard[]>("/api/games"),
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  deviceLink: () => post<DeviceLink>("/api/me/link", {}),
  claim: (token: string) => post<Me>("/api/me/claim", { token }),
  makeTable: (table: NewTable) => post<TableMade>("/api/tables", table),
  tables: (list: "public" | "mine") => get<TableLine[]>(`/api/tables?list=${list}`),
  table: (id: string) => get<TableLine>(`/api/tables/${encodeURIComponent(id)}`),
  command: (id: string, cid: string, body: Command) => post<unknown>(`/api/tables/${encodeURIComponent(id)}/commands`, { cid, body }),
  frames: (id: string, seat: number | null) =>
    get<Frames>(`/api/tables/${encodeURIComponent(id)}/frames${seat === null ? "" : `?seat=${seat}`}`),
  /** `record`: JSON as it was read. */
  uploaded: (record: string, seat: number | null) => postText<Frames>("/api/frames", `{"record":${record},"seat":${seat}}`),
  rulebook: (game: string, language: string) => get<Page>(`/api/games/${encodeURIComponent(game)}/rulebook/${language}`),
};

/** Scores a real table; a table that can't be gives its refusal. */
export async function score(game: string, table: Record<string, unknown>, houseTiles: boolean): Promise<Scored> {
  try {
    const path = `/api/games/${encodeURIComponent(game)}/score`;
    return { sheet: (await post<{ sheet: Sheet }>(path, { table, house_tiles: houseTiles })).sheet };
  } catch (problem) {
    if (problem instanceof Failed && problem.error.game) return { refusal: problem.error satisfies Refusal };
    throw problem;
  }
}

function get<T>(path: string): Promise<T> {
  return request<T>(path, {});
}

function post<T>(path: string, body: unknown): Promise<T> {
  return postText<T>(path, JSON.stringify(body));
}

function postText<T>(path: string, body: string): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw failure("offline");
  }
  const body = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return body as T;
  throw isError(body) ? new Failed(body) : failure(answer.status === 404 ? "not-found" : "server-busy");
}

function failure(code: string): Failed {
  return new Failed({ code, details: {}, game: "" });
}

function isError(body: unknown): body is WireError {
  return typeof body === "object" && body !== null && typeof (body as WireError).code === "string";
}
