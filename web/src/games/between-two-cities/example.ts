/** What an example of the rulebook shows, read from its facts. */

import type { Json, SheetPart } from "../api";
import type { PageExample } from "../../wire";
import { cityOn, type CityView, type View } from "./model";
import { covered, readPlace } from "./notation";

/** A move of an example; `seat` null is a stand-off. */
export interface ExampleMove {
  seat: number | null;
  move: string;
}

/** A city drawn in an example, with its number at the table. */
export interface ShownCity {
  city: CityView;
  index: number;
}

export function exampleMoves(facts: Json): ExampleMove[] {
  const { move, moves, seat } = facts as { move?: string; moves?: [number | string, string?][]; seat?: number };
  if (move !== undefined) return [{ seat: seat ?? 0, move }];
  return (moves ?? []).map(([who, text]) => (typeof who === "number" ? { seat: who, move: text ?? "" } : { seat: null, move: who }));
}

/** Four rows of four letters as a city of a view, in the middle of its field. */
export function cityOfRows(rows: readonly string[]): CityView {
  const tiles: Record<string, string> = {};
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter !== ".") tiles[`${"abcd"[x]}${y + 1}`] = letter;
    });
  });
  return { tiles, points: 0 };
}

/** The cities to draw: those of a score, else those of the position that hold tiles or that a move is about. */
export function exampleCities(example: PageExample, view: View | null, moves: readonly ExampleMove[]): ShownCity[] {
  const facts = example.facts as { cities?: string[][]; table?: { cities?: string[][] } };
  const given = facts.cities ?? facts.table?.cities;
  if (given) return given.flatMap((rows, index) => (Array.isArray(rows) ? [{ city: cityOfRows(rows), index }] : []));
  if (!view) return [];
  const meant = new Set(
    moves.flatMap(({ seat, move }) => {
      const place = readPlace(move);
      return place && seat !== null ? [cityOn(view, seat, place.side)] : [];
    }),
  );
  return view.cities.map((city, index) => ({ city, index })).filter(({ city, index }) => meant.has(index) || Object.keys(city.tiles).length > 0);
}

/** The cells of a city that these moves have built on. */
export function builtIn(view: View, city: number, moves: readonly ExampleMove[]): string[] {
  return moves.flatMap(({ seat, move }) => {
    const place = readPlace(move);
    return place && seat !== null && cityOn(view, seat, place.side) === city ? covered(place.tile, place.cell) : [];
  });
}

/** The cells that the example is about: those of the line that its paragraph explains. */
export function litOf(example: PageExample, part: SheetPart | null): string[] {
  const items = part?.lines.find(({ key }) => example.id.startsWith(`${key}-`))?.items ?? [];
  return items.flatMap((item) => (item["cells"] as string[] | undefined) ?? []);
}
