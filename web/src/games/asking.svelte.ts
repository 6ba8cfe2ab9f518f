/** A request for advice, as every game's hint button makes it. */

import type { Advice } from "../wire";
import type { GameTable } from "./api";

export class Asking {
  thinking = $state(false);
  failed = $state(false);

  /** Which of the messages `<game>-web-<key>` stands on the button. */
  get key(): "hint" | "hint-thinking" | "hint-failed" {
    return this.thinking ? "hint-thinking" : this.failed ? "hint-failed" : "hint";
  }

  /** Asks, and hands over what the search advises. */
  async ask(table: GameTable, take: (advice: Advice) => void): Promise<void> {
    this.thinking = true;
    this.failed = false;
    try {
      take(await table.hint());
    } catch {
      this.failed = true;
    }
    this.thinking = false;
  }
}
