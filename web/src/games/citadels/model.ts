/** The game's view as types, and what the table reads out of it. */

import type { GameTable, StoryEvent } from "../api";
import { CHARACTERS, DISTRICTS } from "./cards";

export interface Built {
  district: string;
  /** The Artist's gold on it. */
  gold: number;
}

/** A pick of one's own: what lay there, what was kept, what was put aside. */
export interface Drafted {
  seen: string[];
  picked: string | null;
  aside: string[];
}

/** `match.view` of this game. */
export interface View {
  seats: number;
  viewer: number | null;
  options: Record<string, unknown>;
  over: boolean;
  to_act: number[];
  round: number;
  phase: string;
  characters: string[];
  face_up: string[];
  picks: number[];
  calling: string | null;
  called: string[];
  shown: string[][];
  acting: number | null;
  playing: string | null;
  done: string[];
  builds_left: number;
  about: { seat?: number; district?: string; count?: number };
  crown: number;
  murdered: string | null;
  robbed: string | null;
  bewitched: string | null;
  gold: number[];
  bank: number | null;
  pot: number;
  hand_sizes: number[];
  deck: number;
  cities: Built[][];
  waiting: string[];
  museum: number;
  points: number[];
  goal: number;
  bell: boolean;
  ending: boolean;
  first: number | null;
  completed: number[];
  hand: string[] | null;
  own: string[];
  drawn: string[] | null;
  looking: string[] | null;
  draft: Drafted[];
  known: { hands?: Record<string, string[]>; museum?: string[]; under?: { place: number; district: string }[] };
}

/** A line of the sheet that a move changes. */
export interface Change {
  part: string;
  index: number;
  key: string;
  before: number;
  after: number;
}

export const viewOf = (table: GameTable): View => table.view as unknown as View;
export const drafting = (view: View): boolean => view.phase === "draft" || view.phase === "put-aside";

/** The printed cost, or what the table has agreed on. */
export function costOf(view: View | null, district: string): number {
  const agreed = view?.options[`${district.replaceAll("-", "_")}_cost`];
  return agreed === undefined ? (DISTRICTS[district]?.cost ?? 0) : Number(agreed);
}

/** The others from my left on, as they sit. */
export function others(view: View, me: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, n) => (me + 1 + n) % view.seats);
}

export type Mark = "murdered" | "robbed" | "bewitched";
export type Stage = "out" | "now" | "shown" | "nobody" | "open";

/** What everybody knows of a rank this round, and what I know. */
export interface Rank {
  rank: number;
  character: string;
  stage: Stage;
  marks: Mark[];
  /** Who has turned it over. */
  seat: number | null;
  /** It is mine, whether shown or not. */
  own: boolean;
}

export function ranks(view: View): Rank[] {
  return view.characters.map((character) => {
    const seat = view.shown.findIndex((shown) => shown.includes(character));
    const marks = (["murdered", "robbed", "bewitched"] as const).filter((mark) => view[mark] === character);
    return {
      rank: CHARACTERS[character]?.rank ?? 0,
      character,
      stage: stageOf(view, character, seat >= 0),
      marks,
      seat: seat < 0 ? null : seat,
      own: view.own.includes(character),
    };
  });
}

function stageOf(view: View, character: string, shown: boolean): Stage {
  if (view.face_up.includes(character)) return "out";
  if (view.calling === character) return "now";
  if (shown) return "shown";
  return view.called.includes(character) ? "nobody" : "open";
}

/** Districts that a batch of events has just put into a city: `seat district`. */
export function freshIn(news: readonly StoryEvent[]): Set<string> {
  const fresh = news.filter(({ key }) => key === "built").map(({ seat, district }) => `${String(seat)} ${String(district)}`);
  return new Set(fresh);
}

/** The same cards once each, with their number. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
