/** Moves and changes of the score in words. */

import type { Words } from "../../words/words";
import { difference, ownersOf, sideOf, type Change, type View } from "./model";
import { GAME, readPick, readPlace } from "./notation";

/** A move's notation in words; what is no move stays as it is. */
export function describeMove(move: string, words: Words, names: readonly string[]): string {
  const pick = readPick(move);
  if (pick) return words.move(GAME, "pick", { tiles: pick }, names);
  const place = readPlace(move);
  return place ? words.move(GAME, "place", { ...place }, names) : move;
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A tile's name, for sentences and labels. */
export function tileName(words: Words, tile: string): string {
  return words.say(`${GAME}-web-tile`, { tile: tileWords(words, tile) });
}

function tileWords(words: Words, tile: string): string {
  const [first, sign, second] = tile;
  const one = (letter: string | undefined): string => words.say(`${GAME}-tile-${letter ?? ""}`);
  if (!second) return one(first);
  return words.say(`${GAME}-tile-${sign === "|" ? "beside" : "above"}`, { first: one(first), second: one(second) });
}

/** How the reader calls a city: left, right, or its number with its owners. */
export function cityName(view: View, city: number, eyes: number | null, words: Words, names: readonly string[]): string {
  const side = eyes === null ? null : sideOf(view, eyes, city);
  if (side) return words.say(`${GAME}-side-${side}`);
  const owners = words.join(ownersOf(view, city).map((party) => names[party] ?? ""));
  return words.say(`${GAME}-part-city`, { number: city + 1, owners });
}

/** Changed lines by city, one's own first: "left city +3 (Shops +3)". */
export function describeChanges(
  changes: readonly Change[],
  view: View,
  eyes: number | null,
  words: Words,
  names: readonly string[],
): string[] {
  const mine = (city: number): boolean => eyes !== null && sideOf(view, eyes, city) !== null;
  const cities = [...new Set(changes.map(({ index }) => index))].sort((a, b) => Number(mine(b)) - Number(mine(a)));
  return cities.map((city) => {
    const own = changes.filter(({ index }) => index === city);
    const lines = own.map((change) => `${words.line(GAME, change.key)} ${signed(difference(change))}`);
    const total = own.reduce((sum, change) => sum + difference(change), 0);
    return words.say(`${GAME}-web-change`, {
      city: cityName(view, city, eyes, words, names),
      total: signed(total),
      lines: words.join(lines),
    });
  });
}
