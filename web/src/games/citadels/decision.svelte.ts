/** What the reader is about to do: a power whose dialogue is open, the move aimed at, what it would change or why not. */

import type { GameTable, Look, Refusal } from "../api";
import type { Advice } from "../../wire";
import { shapeOf, verbOf } from "./notation";
import { viewOf, type Change, type View } from "./model";

export class Decision {
  /** The power whose dialogue is open. */
  verb = $state<string | null>(null);
  /** What was tapped last. */
  aimed = $state<string | null>(null);
  changes = $state.raw<readonly Change[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What the search advised, when it was asked. */
  advice = $state.raw<Advice | null>(null);

  private readonly source: () => GameTable;

  constructor(source: () => GameTable) {
    this.source = source;
  }

  get table(): GameTable {
    return this.source();
  }
  get view(): View {
    return viewOf(this.table);
  }
  get me(): number {
    return this.table.viewer ?? 0;
  }
  get moves(): readonly string[] {
    return this.table.live ? (this.table.ask?.moves ?? []) : [];
  }
  get legal(): ReadonlySet<string> {
    return new Set(this.moves);
  }
  get verbs(): ReadonlySet<string> {
    return new Set(this.moves.map(verbOf));
  }
  /** The move that is ready to be played; null: none. */
  get ready(): string | null {
    return this.aimed !== null && this.legal.has(this.aimed) ? this.aimed : null;
  }

  /** Takes a move in hand; one that is not legal is asked about. */
  async aim(move: string): Promise<void> {
    this.clear();
    this.aimed = move;
    await this.fetch(move);
  }

  /** Opens the dialogue of a power. */
  open(verb: string): void {
    this.clear();
    this.verb = verb;
  }

  async play(move: string): Promise<boolean> {
    const played = await this.table.play(move);
    if (played) this.reset();
    return played;
  }

  /** The table has changed: forgets what can't be any more. */
  refresh(): void {
    if (this.moves.length === 0) this.reset();
    else if (this.verb !== null && !this.verbs.has(this.verb)) this.reset();
    else if (this.aimed !== null && !this.legal.has(this.aimed)) this.clear();
    if (this.advice && !this.moves.includes(this.advice.moves[0]?.move ?? "")) this.advice = null;
  }

  /** Takes an advised move in hand. */
  take(advice: Advice): void {
    this.advice = advice;
    const best = advice.moves[0]?.move;
    if (best === undefined || !this.moves.includes(best)) return;
    const verb = verbOf(best);
    if (this.view.phase === "turn" && shapeOf(verb).length > 0 && verb !== "build") this.open(verb);
    void this.aim(best);
  }

  clear(): void {
    this.aimed = null;
    this.changes = null;
    this.refusal = null;
  }

  reset(): void {
    this.clear();
    this.verb = null;
  }

  private async fetch(move: string): Promise<void> {
    const look = await this.table.look(move);
    if (this.aimed === move) this.show(look);
  }

  private show(look: Look): void {
    this.changes = (look.preview?.["lines"] as Change[] | undefined) ?? null;
    this.refusal = look.refusal ?? null;
  }
}
