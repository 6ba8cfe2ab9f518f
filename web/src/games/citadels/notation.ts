/** Notation of Citadels: a verb with at most two things, as `gold`, `build temple`, `raze 2 temple`. */

import { CHARACTERS, DISTRICTS } from "./cards";

export const GAME = "citadels";

export interface Act {
  verb: string;
  seat?: number;
  district?: string;
  character?: string;
}

/** What a verb is about, in the order in which it is written. */
const SHAPES: Readonly<Record<string, readonly ("seat" | "district" | "character")[]>> = {
  pick: ["character"],
  aside: ["character"],
  kill: ["character"],
  rob: ["character"],
  bewitch: ["character"],
  keep: ["district"],
  build: ["district"],
  put: ["district"],
  take: ["district"],
  raise: ["district"],
  give: ["district"],
  cede: ["district"],
  gild: ["district"],
  sell: ["district"],
  tuck: ["district"],
  find: ["district"],
  swap: ["seat"],
  look: ["seat"],
  crown: ["seat"],
  tithe: ["seat"],
  raze: ["seat", "district"],
  covet: ["seat", "district"],
  blast: ["seat", "district"],
};

export const shapeOf = (verb: string): readonly ("seat" | "district" | "character")[] => SHAPES[verb] ?? [];
export const verbOf = (move: string): string => move.split(" ", 1)[0] ?? "";

/** A move's verb and what it is about; null for what is no move. */
export function readAct(move: string): Act | null {
  const [verb, ...words] = move.split(" ");
  const shape = shapeOf(verb ?? "");
  if (!verb || words.length !== shape.length) return null;
  const act: Act = { verb };
  for (const [n, what] of shape.entries()) {
    const word = words[n] as string;
    if (what === "seat") {
      if (!/^[0-7]$/.test(word)) return null;
      act.seat = Number(word);
    } else {
      if (!(word in (what === "district" ? DISTRICTS : CHARACTERS))) return null;
      act[what] = word;
    }
  }
  return act;
}

export function actText({ verb, ...about }: Act): string {
  return [verb, ...shapeOf(verb).map((what) => String(about[what]))].join(" ");
}
