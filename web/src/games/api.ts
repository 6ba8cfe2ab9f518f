/** What a game's folder gives to the table, and what the table gives to it.  README.md tells it in words. */

import type { Component } from "svelte";
import type { Words } from "../words/words";
import type { Advice, Ask, Mine, PageExample, Proposed, Suggestion, Table } from "../wire";

export type Json = Record<string, unknown>;

/** A story event: `key` and plain facts; `n` numbers all events, `step` is the recorded commands by then. */
export interface StoryEvent extends Json {
  key: string;
  n: number;
  step: number;
}

export interface SheetItem extends Json {
  key: string;
  points: number;
}

export interface SheetLine {
  key: string;
  points: number;
  items: SheetItem[];
}

export interface SheetPart {
  part: string;
  index: number;
  owners?: number[];
  lines: SheetLine[];
  total: number;
}

export interface SheetSeat {
  seat: number;
  lines: SheetLine[];
  total: number;
}

/** The score as if the game ended now; `final` once it is over. */
export interface Sheet {
  final: boolean;
  parts: SheetPart[];
  seats: SheetSeat[];
  ranking: number[][];
  decided: string[];
}

/** The rules' no to a move: a code with facts; `words.refusal(game, code, details, names)` says it. */
export interface Refusal {
  code: string;
  details: Json;
}

/** What a move would change (the game's `preview`), or why it is refused. */
export type Look = { preview: Json; refusal?: undefined } | { preview?: undefined; refusal: Refusal };

/**
 * A table as a game's component sees it.  All properties are reactive.  The same interface serves the
 * live table, a moment of the past and a replay; there `live` is false, `ask` null, and commands do nothing.
 */
export interface GameTable {
  readonly game: string;
  /** Number of seats. */
  readonly seats: number;
  /** The seat whose eyes these are; null: a spectator's. */
  readonly viewer: number | null;
  /** The game's view for that seat, as `match.view(viewer)` gives it. */
  readonly view: Json;
  /** The table around the game; null in replays of uploaded records. */
  readonly table: Table | null;
  readonly mine: Mine;
  /** The decision that the viewer's seat owes, with its legal moves; null: none. */
  readonly ask: Ask | null;
  readonly live: boolean;
  /** Names of all seats, then of house opponents; ready to show. */
  readonly names: readonly string[];
  /** Words of the language shown. */
  readonly words: Words;
  /** All story events that this viewer may know, oldest first. */
  readonly story: readonly StoryEvent[];
  /** The events that came with the last change, for animation; [] after a reload, an undo or a jump. */
  readonly news: readonly StoryEvent[];
  /** What seats propose to each other. */
  readonly suggestions: readonly Suggestion[];
  /** A command of this viewer is on its way. */
  readonly busy: boolean;
  /** Seats whose people are connected. */
  readonly present: readonly number[];

  /** Plays a move (asks for confirmation first where the reader wants that).  True: it was played. */
  play(move: string): Promise<boolean>;
  /** Takes the secret answer back (where `mine.retract`). */
  retract(): Promise<boolean>;
  /** Calls a stand-off (where `mine.stand_off`). */
  standOff(): Promise<boolean>;
  /** Proposes moves for one's own seat and others; [] withdraws. */
  suggest(moves: Proposed[]): Promise<boolean>;
  /** What would this move change?  Answers are remembered until the table changes. */
  look(move: string): Promise<Look>;
  /** The score as if the game ended now. */
  sheet(): Promise<Sheet>;
  /** Advice of the search for the decision owed. */
  hint(): Promise<Advice>;
  /** Opens the rulebook beside the table, at the paragraph of a refusal code or sheet key. */
  explain(key: string): void;
  /** Says something to screen readers, politely. */
  announce(text: string): void;
  /** Shows a short notice to the reader, such as why a cell is refused; `key` adds a "why?" that explains it. */
  notify(text: string, key?: string): void;
}

export interface TableProps {
  table: GameTable;
}

/** The answer to `POST /api/games/{id}/score`; `refusal` where the table given can't be. */
export type Scored = { sheet: Sheet; refusal?: undefined } | { sheet?: undefined; refusal: Refusal };

export interface ScoreProps {
  words: Words;
  /** Scores a real table; `house`: with the numbers of tiles of the box not checked. */
  score(table: Json, houseTiles: boolean): Promise<Scored>;
  explain(key: string): void;
}

export interface ExampleProps {
  example: PageExample;
  words: Words;
}

type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** What `games/<game>/index.ts` exports as `default`.  Keep that file small: it is part of the first load. */
export interface GameModule {
  id: string;
  /** Tags for the home page, such as `tiles` and `partners`: messages `web-tag-…`. */
  tags: string[];
  /** A picture for the home page, 16:10, in the game's own drawing. */
  Cover: Lazy<Record<string, never>>;
  Table: Lazy<TableProps>;
  ScorePage: Lazy<ScoreProps>;
  Example: Lazy<ExampleProps>;
  /** A move's notation in words, as a part of a sentence: "build the shop on d4 in the left city". */
  describeMove(move: string, words: Words, names: readonly string[]): string;
}
