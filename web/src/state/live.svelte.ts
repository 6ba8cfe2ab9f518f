/** A live table: the document that the server sends, and all that a board may ask of it. */

import { gameModule } from "../games";
import type { GameTable, Json, Look, Sheet, StoryEvent } from "../games/api";
import { Connection, Refused, type Command, type OpenSocket, type ServerMessage, type Status } from "../net";
import { applyPatch, type Operation } from "../patch";
import { locale } from "../words/locale.svelte";
import type { Words } from "../words/words";
import type { Ack, Advice, Ask, Error as WireError, Mine, Proposed, Said, State, Step, Suggestion, Table, You } from "../wire";
import { placeNames } from "./names";

const NOTHING: Mine = { retract: false, undo: null, turn: null, back: null, stand_off: false };

/** What the page around a table does for it. */
export interface Around {
  explain(key: string): void;
  announce(text: string): void;
  notify(text: string, key?: string): void;
  /** Shall this move be played?  Asks the reader where they want that. */
  confirm(move: string): Promise<boolean>;
  outdated(): void;
}

export class LiveTable implements GameTable {
  status = $state.raw<Status>("connecting");
  you = $state.raw<You | null>(null);
  state = $state.raw<State | null>(null);
  viewer = $state.raw<number | null>(null);
  story = $state.raw<readonly StoryEvent[]>([]);
  news = $state.raw<readonly StoryEvent[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  present = $state.raw<readonly number[]>([]);
  spectators = $state.raw(0);
  /** Why the server does not let us see this table. */
  refused = $state.raw<WireError | null>(null);
  /** The server's clock minus ours, in ms. */
  skew = $state.raw(0);
  private owed = $state.raw<Ask | null>(null);
  private underway = $state(0);

  readonly live = true;
  private readonly connection: Connection;
  private looks = new Map<string, Promise<Look>>();
  private sheetNow: Promise<Sheet> | null = null;

  constructor(
    readonly id: string,
    private readonly around: Around,
    open?: OpenSocket,
  ) {
    const listener = {
      message: (message: ServerMessage) => this.receive(message),
      status: (status: Status) => (this.status = status),
      outdated: () => around.outdated(),
    };
    this.connection = new Connection(id, null, listener, open);
  }

  get game(): string {
    return this.state?.table.game ?? "";
  }
  get seats(): number {
    return this.state?.table.places.length ?? 0;
  }
  get view(): Json {
    return this.state?.view ?? {};
  }
  get table(): Table | null {
    return this.state?.table ?? null;
  }
  get mine(): Mine {
    return this.state?.mine ?? NOTHING;
  }
  get ask(): Ask | null {
    return this.owed && this.owed.seat === this.viewer ? this.owed : null;
  }
  get words(): Words {
    return locale.words;
  }
  get suggestions(): readonly Suggestion[] {
    return this.table?.suggestions ?? [];
  }
  get busy(): boolean {
    return this.underway > 0;
  }
  get names(): readonly string[] {
    const table = this.table;
    return table ? placeNames(this.words, table.game, table.places, table.parties) : [];
  }
  /** Seats that owe a decision now. */
  get waiting(): readonly number[] {
    return (this.view["to_act"] as number[] | undefined) ?? [];
  }
  /** Seats of this device's member. */
  get own(): readonly number[] {
    return this.you?.seats ?? [];
  }

  async play(move: string): Promise<boolean> {
    if (this.viewer === null || !(await this.around.confirm(move))) return false;
    return this.forSeat((seat) => ({ t: "play", seat, move }));
  }

  retract(): Promise<boolean> {
    return this.forSeat((seat) => ({ t: "retract", seat }));
  }

  standOff(): Promise<boolean> {
    return this.forSeat((seat) => ({ t: "stand-off", seat }));
  }

  suggest(moves: Proposed[]): Promise<boolean> {
    return this.forSeat((seat) => ({ t: "suggest", seat, moves }));
  }

  look(move: string): Promise<Look> {
    const known = this.looks.get(move);
    if (known) return known;
    const seat = this.viewer ?? 0;
    const look = this.connection.question({ t: "look", seat, move }).then(
      ({ preview, refusal }): Look =>
        preview ? { preview } : { refusal: { code: refusal?.code ?? "unknown", details: refusal?.details ?? {} } },
      (problem: unknown): Look => {
        if (!(problem instanceof Refused)) throw problem;
        return { refusal: problem.error };
      },
    );
    this.looks.set(move, look);
    return look;
  }

  sheet(): Promise<Sheet> {
    this.sheetNow ??= this.connection.question({ t: "sheet" }).then(({ sheet }) => sheet as unknown as Sheet);
    return this.sheetNow;
  }

  async hint(): Promise<Advice> {
    const { advice } = await this.connection.question({ t: "hint", seat: this.viewer ?? 0 });
    if (!advice) throw new Error("no advice");
    return advice;
  }

  explain(key: string): void {
    this.around.explain(key);
  }
  announce(text: string): void {
    this.around.announce(text);
  }
  notify(text: string, key?: string): void {
    this.around.notify(text, key);
  }

  /** Sends a command; null where it was refused (the reader has been told why). */
  async send(command: Command): Promise<Ack | null> {
    this.underway += 1;
    try {
      return await this.connection.command(command);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.complain(problem.error);
      return null;
    } finally {
      this.underway -= 1;
    }
  }

  viewAs(seat: number | null): void {
    this.owed = null;
    this.connection.viewAs(seat);
  }

  wake(): void {
    this.connection.wake();
  }

  takeBack(): void {
    this.connection.takeBack();
  }

  close(): void {
    this.connection.close();
  }

  /** A move of this game in words. */
  describe(move: string): string {
    return gameModule(this.game)?.describeMove(move, this.words, this.names) ?? move;
  }

  private async forSeat(command: (seat: number) => Command): Promise<boolean> {
    return this.viewer !== null && (await this.send(command(this.viewer))) !== null;
  }

  private complain(error: WireError): void {
    if (error.code === "closed") return;
    this.around.notify(this.words.error(error, this.names), error.game ? error.code : undefined);
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.skew = message.now - Date.now();
        break;
      case "you":
        this.you = message;
        break;
      case "snapshot":
        this.forget();
        this.state = message.state;
        this.viewer = message.viewer;
        this.story = message.story as StoryEvent[];
        this.chat = message.chat;
        this.news = [];
        if (this.owed?.seat !== this.viewer) this.owed = null;
        break;
      case "step":
        this.step(message);
        break;
      case "ask":
        this.owed = message.moves.length > 0 ? message : null;
        break;
      case "presence":
        this.present = message.seats;
        this.spectators = message.spectators;
        break;
      case "error":
        if (this.state) this.complain(message);
        else this.refused = message;
        break;
    }
  }

  private step({ patch = [], story, chat = [] }: Step): void {
    if (!this.state) return;
    const before = this.state.table.step;
    if (patch.length > 0) {
      this.forget();
      this.state = applyPatch(this.state, patch as Operation[]);
    }
    if (story) {
      const events = story.events as StoryEvent[];
      this.story = [...this.story.filter((event) => event.n < story.since), ...events];
      this.news = this.state.table.step >= before ? events : [];
    }
    if (chat.length > 0) this.chat = [...this.chat, ...chat];
  }

  private forget(): void {
    this.looks = new Map();
    this.sheetNow = null;
  }
}
