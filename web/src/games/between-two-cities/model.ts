/** The game's view, sheets and previews as types, and what the board reads out of them. */

import { cellOf, widen, windowAround, type Window } from "../../board/cells";
import type { GameTable, Sheet, SheetPart } from "../api";
import { covered, type Side } from "./notation";

export interface CityView {
  tiles: Record<string, string>;
  points: number;
}

/** `match.view` of this game. */
export interface View {
  seats: number;
  viewer: number | null;
  over: boolean;
  to_act: number[];
  answered: number[];
  answer: string | null;
  stage: string;
  turn: number;
  phase: "pick" | "place" | "over";
  hand_sizes: number[];
  kept: string[][];
  sides: string[];
  stood_off: boolean;
  cities: CityView[];
  beside: [number, number][];
  hand: string[] | null;
  known: { hands?: Record<string, string[]>; aside?: string[] };
  unseen: Record<string, number>;
}

/** A line of the sheet that a move changes. */
export interface Change {
  part: string;
  index: number;
  key: string;
  before: number;
  after: number;
}

export interface Preview {
  city?: number;
  cells: string[];
  lines: Change[];
}

export const viewOf = (table: GameTable): View => table.view as unknown as View;

export function cityOn(view: View, party: number, side: Side): number {
  return view.beside[party]?.[side === "L" ? 0 : 1] ?? 0;
}

/** The side on which a city lies of a party; null: it is not theirs. */
export function sideOf(view: View, party: number, city: number): Side | null {
  const [left, right] = view.beside[party] ?? [-1, -1];
  return city === left ? "L" : city === right ? "R" : null;
}

/** The parties that build a city. */
export function ownersOf(view: View, city: number): number[] {
  return view.beside.flatMap((pair, party) => (pair.includes(city) ? [party] : []));
}

/** With whom a party shares the city on a side; null: nobody. */
export function partnerOn(view: View, party: number, side: Side): number | null {
  return ownersOf(view, cityOn(view, party, side)).find((other) => other !== party) ?? null;
}

/** What stands in the ring between me and me again, clockwise: people, and the cities between them. */
export type RingItem = { kind: "city"; city: number } | { kind: "party"; party: number };

export function ring(view: View, me: number): RingItem[] {
  const parties = view.beside.length;
  const others = Array.from({ length: parties - 1 }, (_, n) => (me + 1 + n) % parties);
  const mine = view.beside[me] ?? [];
  const items: RingItem[] = [];
  const seen = new Set<number>(mine);
  for (const party of others) {
    const [left, right] = view.beside[party] ?? [0, 0];
    if (!seen.has(right)) items.push({ kind: "city", city: right });
    seen.add(right);
    items.push({ kind: "party", party });
    if (!seen.has(left)) items.push({ kind: "city", city: left });
    seen.add(left);
  }
  return items;
}

const FIELD: Window = { left: 0, top: 0, right: 6, bottom: 6 };
const SIZE = 4;

/** What to show of a city: its tiles and all cells that may be built on now, at least four by four. */
export function cropOf(city: CityView, open: readonly string[] = []): Window {
  const cells = [...Object.keys(city.tiles), ...open].map(cellOf);
  return widen(windowAround(cells) ?? { left: 3, top: 3, right: 3, bottom: 3 }, SIZE, SIZE, FIELD);
}

/** All cells that these placements of tiles cover. */
export function reach(tile: string, cells: readonly string[]): string[] {
  return [...new Set(cells.flatMap((cell) => covered(tile, cell)))];
}

export const difference = ({ before, after }: Change): number => after - before;

/** By how much each city's total changes. */
export function cityChanges(lines: readonly Change[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const line of lines) {
    if (line.part === "city") totals.set(line.index, (totals.get(line.index) ?? 0) + difference(line));
  }
  return totals;
}

/** The lines that differ between two sheets, as previews have them. */
export function changedLines(before: Sheet, after: Sheet): Change[] {
  return after.parts.flatMap(({ part, index, lines }) =>
    lines.flatMap(({ key, points }) => {
      const old = before.parts.find((other) => other.part === part && other.index === index);
      const was = old?.lines.find((line) => line.key === key)?.points ?? 0;
      return was === points ? [] : [{ part, index, key, before: was, after: points }];
    }),
  );
}

export function partOf(sheet: Sheet | null, city: number): SheetPart | null {
  return sheet?.parts.find(({ part, index }) => part === "city" && index === city) ?? null;
}

/** Where cities stand in the race for most factories. */
export interface Runner {
  city: number;
  factories: number;
  each: number;
}

/** Factories of each city, most first; what each is worth comes from the sheet. */
export function race(view: View, sheet: Sheet | null): Runner[] {
  const runners = view.cities.map(({ tiles }, city) => ({
    city,
    factories: Object.values(tiles).filter((letter) => letter === "F").length,
    each: worth(sheet, city),
  }));
  return runners.sort((a, b) => b.factories - a.factories || a.city - b.city);
}

function worth(sheet: Sheet | null, city: number): number {
  const items = partOf(sheet, city)?.lines.find(({ key }) => key === "factories")?.items ?? [];
  return Number(items[0]?.["each"] ?? 0);
}

/** Which way hands go after this turn, as a person at the table sees it; null: they stay. */
export function passing(view: View): "left" | "right" | "across" | null {
  if (view.stage.startsWith("2") || view.phase === "over") return null;
  if (view.seats === 2) return "across";
  return view.stage.startsWith("1") ? "left" : "right";
}

/** Turns that the present round has. */
export const turnsOf = (view: View): number => (view.stage.startsWith("2") ? 1 : 3);
