/** Moves and changes of the score in words. */

import type { Words } from "../../words/words";
import type { Change } from "./model";
import { GAME, readAct } from "./notation";

/** A move's notation in words; what is no move stays as it is. */
export function describeMove(move: string, words: Words, names: readonly string[]): string {
  const act = readAct(move);
  if (!act) return move;
  const { verb, ...facts } = act;
  return words.move(GAME, verb, facts, names);
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export const districtName = (words: Words, district: string): string => words.say(`${GAME}-district-${district}`);
export const characterName = (words: Words, character: string): string => words.say(`${GAME}-character-${character}`);

/** Changed lines by city, one's own first: "you +3 (Districts +3)". */
export function describeChanges(
  changes: readonly Change[],
  viewer: number | null,
  words: Words,
  names: readonly string[],
): string[] {
  const seats = [...new Set(changes.map(({ index }) => index))].sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return seats.map((seat) => {
    const own = changes.filter(({ index }) => index === seat);
    const lines = own.map(({ key, before, after }) => `${words.line(GAME, key)} ${signed(after - before)}`);
    const total = own.reduce((sum, { before, after }) => sum + after - before, 0);
    return words.say(`${GAME}-web-change`, { seat: words.seat(seat, names), total: signed(total), lines: words.join(lines) });
  });
}
