/** The games that the server offers; asked for once. */

import { rest } from "../rest";
import type { GameCard } from "../wire";

class Catalogue {
  games = $state.raw<readonly GameCard[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= rest.games().then((games) => void (this.games = games));
    this.asked.catch(() => (this.asked = null)); // to be asked for again
    return this.asked;
  }

  card(game: string): GameCard | undefined {
    return this.games.find(({ id }) => id === game);
  }
}

export const catalogue = new Catalogue();
