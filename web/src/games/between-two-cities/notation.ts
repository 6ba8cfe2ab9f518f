/** Notation of Between Two Cities: tiles `S`, `F|O`, `F/O`; picks `S+O`; places `S L d4`. */

import { cellOf, cellText } from "../../board/cells";

export const GAME = "between-two-cities";
export const BUILDINGS = ["S", "F", "d", "e", "m", "b", "O", "P", "H"] as const;
export type Building = (typeof BUILDINGS)[number];
export type Side = "L" | "R";
export const SIDES: readonly Side[] = ["L", "R"];

/** A building of a tile, and how many columns and rows from the tile's cell it lies. */
export interface Half {
  building: Building;
  right: number;
  down: number;
}

export interface Placement {
  tile: string;
  side: Side;
  cell: string;
}

export function isBuilding(letter: string): letter is Building {
  return (BUILDINGS as readonly string[]).includes(letter);
}

/** The buildings of a tile. */
export function halves(tile: string): Half[] {
  const [first, sign, second] = tile;
  if (!first || !isBuilding(first)) return [];
  const half = { building: first, right: 0, down: 0 };
  if (!second || !isBuilding(second)) return [half];
  return [half, { building: second, right: sign === "|" ? 1 : 0, down: sign === "/" ? 1 : 0 }];
}

/** The cells that a tile covers from its cell on. */
export function covered(tile: string, cell: string): string[] {
  const { column, row } = cellOf(cell);
  return halves(tile).map(({ right, down }) => cellText({ column: column + right, row: row + down }));
}

/** The cell from which a tile covers `cell` with its second half; of a single, `cell` itself. */
export function firstCell(tile: string, cell: string): string {
  const { column, row } = cellOf(cell);
  const last = halves(tile).at(-1);
  return cellText({ column: column - (last?.right ?? 0), row: row - (last?.down ?? 0) });
}

export function placeText({ tile, side, cell }: Placement): string {
  return `${tile} ${side} ${cell}`;
}

/** A move that lays a tile; null for others. */
export function readPlace(move: string): Placement | null {
  const [tile, side, cell, ...more] = move.split(" ");
  if (!tile || !cell || more.length > 0 || (side !== "L" && side !== "R")) return null;
  return { tile, side, cell };
}

/** The two tiles of a pick; null for other moves. */
export function readPick(move: string): [string, string] | null {
  const [first, second, ...more] = move.split("+");
  return first && second && more.length === 0 ? [first, second] : null;
}

/** The pick of these two tiles among the legal moves, whichever of the two it names first; null: none. */
export function pickOf(moves: readonly string[], first: string, second: string): string | null {
  return moves.find((move) => move === `${first}+${second}` || move === `${second}+${first}`) ?? null;
}

/** The legal placements of a tile in the city on a side: the cells of its first half. */
export function legalCells(moves: readonly string[], tile: string, side: Side): string[] {
  const places = moves.map(readPlace).filter((place) => place !== null);
  return places.filter((place) => place.tile === tile && place.side === side).map(({ cell }) => cell);
}

/** The placement that a tap on a cell means: first half there, else second half there; null: no legal one. */
export function aimed(legal: readonly string[], tile: string, cell: string): string | null {
  if (legal.includes(cell)) return cell;
  const first = firstCell(tile, cell);
  return legal.includes(first) ? first : null;
}
