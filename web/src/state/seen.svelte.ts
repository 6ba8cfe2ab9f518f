/** What happened at a table since its reader last looked. */

import type { StoryEvent } from "../games/api";
import type { LiveTable } from "./live.svelte";

const KEPT = 200;
const SAVED = "pentapolis.seen";

export class Seen {
  /** Events that came while nobody looked; [] when they were put away. */
  missed = $state.raw<readonly StoryEvent[]>([]);
  private started = false;

  /** Call while a component is made. */
  constructor(private readonly table: LiveTable) {
    $effect(() => {
      const last = table.story.at(-1)?.n;
      if (last === undefined) return;
      if (!this.started) this.compare();
      this.started = true;
      if (!document.hidden) remember(table.id, last);
    });
    $effect(() => {
      const returned = (): void => void (document.hidden || this.compare());
      document.addEventListener("visibilitychange", returned);
      return () => document.removeEventListener("visibilitychange", returned);
    });
  }

  putAway(): void {
    this.missed = [];
  }

  private compare(): void {
    const seen = remembered()[this.table.id];
    const last = this.table.story.at(-1)?.n;
    if (seen !== undefined) this.missed = this.table.story.filter((event) => event.n > seen);
    if (last !== undefined) remember(this.table.id, last);
  }
}

function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(SAVED) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(table: string, n: number): void {
  const { [table]: _, ...others } = remembered();
  const entries = [...Object.entries(others), [table, n]].slice(-KEPT);
  localStorage.setItem(SAVED, JSON.stringify(Object.fromEntries(entries)));
}
