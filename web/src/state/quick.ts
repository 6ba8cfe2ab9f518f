/** A table that starts at once: me and bots. */

import { rest } from "../rest";
import { router } from "../router.svelte";
import type { BotLevel, GameCard, NewPlace } from "../wire";

const SEATS = 4;
const LEVEL = "casual";

/** Number of seats to begin with: four, or what is nearest to it. */
export function usualSeats(card: GameCard): number {
  const distance = (seats: number): number => Math.abs(seats - SEATS);
  return card.seats.reduce((best, seats) => (distance(seats) < distance(best) ? seats : best), card.seats[0] ?? 1);
}

export function usualBot(card: GameCard): BotLevel | undefined {
  return card.bots.find(({ level }) => level === LEVEL) ?? card.bots[0];
}

/** Makes the table and goes there. */
export async function playNow(card: GameCard, name: string): Promise<void> {
  const bot = usualBot(card)?.spec ?? null;
  const bots = Array.from({ length: usualSeats(card) - 1 }, (): NewPlace => ({ kind: "bot", bot }));
  const places: NewPlace[] = [{ kind: "me", name: name || null }, ...bots];
  const { id } = await rest.makeTable({ game: card.id, places, start: true });
  router.go(`/t/${id}`);
}
