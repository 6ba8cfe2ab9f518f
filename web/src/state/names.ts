/** Names to show for the seats of a table. */

import type { Place } from "../wire";
import type { Words } from "../words/words";

/** A bot's kind, such as `ismcts` of `ismcts(ms=300)`. */
export function botKind(spec: string): string {
  return spec.replace(/\(.*$/s, "").trim();
}

/** Names of all seats, and of the house opponents after them, `parties` in all. */
export function placeNames(words: Words, game: string, places: readonly Place[], parties = places.length): string[] {
  const names = places.map((place, seat) => placeName(words, place, seat));
  const distinct = names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
  return words.partyNames(game, names.length, parties, distinct);
}

/** A person's name, a bot's kind, or the number of the seat. */
export function placeName(words: Words, place: Place, seat: number): string {
  if (place.name) return place.name;
  const key = `bot-${botKind(place.bot)}`;
  return place.kind === "bot" && words.has(key) ? words.say(key) : words.seat(seat);
}
