/** A game as a film: a table at any of its moments, seen but not touched. */

import type { GameTable, Json, Look, Sheet, StoryEvent } from "../games/api";
import { applyPatch, type Operation } from "../patch";
import { locale } from "../words/locale.svelte";
import type { Words } from "../words/words";
import type { Advice, Ask, Frames, Mine, Table } from "../wire";

const NOTHING: Mine = { retract: false, undo: null, turn: null, back: null, stand_off: false };

export class Film implements GameTable {
  step = $state(0);
  private jumped = $state(true);
  private readonly views: Json[];
  private readonly sheets: Sheet[] = [];

  readonly live = false;
  readonly table: Table | null = null;
  readonly mine = NOTHING;
  readonly ask: Ask | null = null;
  readonly suggestions = [];
  readonly busy = false;
  readonly present = [];

  constructor(
    readonly frames: Frames,
    private readonly explained: (key: string) => void,
    step = 0,
  ) {
    this.views = [frames.view];
    this.step = Math.min(step, this.last);
  }

  get game(): string {
    return this.frames.game;
  }
  get seats(): number {
    return this.frames.seats;
  }
  get viewer(): number | null {
    return this.frames.seat;
  }
  get last(): number {
    return this.frames.patches.length;
  }
  get view(): Json {
    return this.viewAt(this.step);
  }
  get words(): Words {
    return locale.words;
  }
  get names(): readonly string[] {
    const parties = Math.max(this.seats, this.frames.scores[0]?.length ?? 0);
    return this.words.partyNames(this.game, this.seats, parties, this.frames.names);
  }
  get story(): readonly StoryEvent[] {
    return this.frames.story.slice(0, this.step + 1).flat() as StoryEvent[];
  }
  get news(): readonly StoryEvent[] {
    return this.jumped ? [] : this.told;
  }
  /** What happened in this step. */
  get told(): readonly StoryEvent[] {
    return (this.frames.story[this.step] ?? []) as StoryEvent[];
  }

  /** One step on is shown as it happened; any other change is a jump. */
  go(step: number): void {
    const next = Math.max(0, Math.min(this.last, step));
    this.jumped = next !== this.step + 1;
    this.step = next;
  }

  /** Line by line, as if the game had ended at this step. */
  get sheetNow(): Sheet {
    for (let n = this.sheets.length; n <= this.step; n++) {
      this.sheets.push(applyPatch(this.sheets[n - 1] ?? ({} as Sheet), this.frames.sheets[n] as Operation[]));
    }
    return this.sheets[this.step] as Sheet;
  }

  sheet(): Promise<Sheet> {
    return Promise.resolve(this.sheetNow);
  }

  explain(key: string): void {
    this.explained(key);
  }

  play = nothingDone;
  retract = nothingDone;
  standOff = nothingDone;
  suggest = nothingDone;
  announce(): void {}
  notify(): void {}
  look(): Promise<Look> {
    return Promise.resolve({ refusal: { code: "game-over", details: {} } });
  }
  hint(): Promise<Advice> {
    return Promise.resolve({ moves: [], iterations: 0, follow_up: [], changes: [], thoughts: [] });
  }

  private viewAt(step: number): Json {
    for (let n = this.views.length; n <= step; n++) {
      this.views.push(applyPatch(this.views[n - 1] as Json, this.frames.patches[n - 1] as Operation[]));
    }
    return this.views[step] as Json;
  }
}

async function nothingDone(): Promise<boolean> {
  return false;
}
