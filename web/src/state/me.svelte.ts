/** The guest on this device: known to the server by a cookie, to others by a name. */

import { rest } from "../rest";
import type { Me } from "../wire";

class Myself {
  private known = $state.raw<Me | null>(null);
  private asked: Promise<void> | null = null;

  get name(): string {
    return this.known?.name ?? "";
  }

  /** Asks the server once who this is; the cookie comes with the answer. */
  meet(): Promise<void> {
    this.asked ??= rest.me().then(
      (me) => void (this.known = me),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  async rename(name: string): Promise<void> {
    this.known = await rest.rename(name);
  }

  async claim(token: string): Promise<void> {
    this.known = await rest.claim(token);
  }
}

export const me = new Myself();
