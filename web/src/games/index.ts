/** All games: a game is known by its folder alone. */

import type { GameModule } from "./api";

const found = import.meta.glob<{ default: GameModule }>("./*/index.ts", { eager: true });

const games = new Map(Object.values(found).map(({ default: game }) => [game.id, game]));

/** The client's part of a game; undefined where this build does not have it. */
export function gameModule(id: string): GameModule | undefined {
  return games.get(id);
}
