/** The guest on this device: known to the server by a cookie, to others by a name. */

import { failureOf, rest } from "../rest";
import type { Me } from "../wire";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 3000;

class Myself {
  private known = $state.raw<Me | null>(null);
  private asked: Promise<void> | null = null;

  get name(): string {
    return this.known?.name ?? "";
  }

  /** Asks the server once who this is; the cookie comes with the answer.  `Failed` where there was none. */
  meet(): Promise<void> {
    this.asked ??= rest.me().then(
      (me) => void (this.known = me),
      (problem: unknown) => {
        this.asked = null; // to be asked for again
        throw problem;
      },
    );
    return this.asked;
  }

  /** Asks until there is an answer: before it comes, nothing that is done here would be known as ours. */
  async beMet(wait = FIRST_WAIT): Promise<void> {
    try {
      await this.meet();
    } catch (problem) {
      failureOf(problem);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await this.beMet(Math.min(LONGEST_WAIT, 2 * wait));
    }
  }

  async rename(name: string): Promise<void> {
    this.known = await rest.rename(name);
  }

  async claim(token: string): Promise<void> {
    this.known = await rest.claim(token);
  }
}

export const me = new Myself();
