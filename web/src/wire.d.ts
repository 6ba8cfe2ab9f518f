/* Made by `npm run types` from src/pentapolis/server/wire.py and rest.py; do not edit. */

export interface Wire {
  Claim: Claim;
  ClientMessage: Hello | Cmd | Look | SheetQuery | Hint | ViewAs | Ping;
  CommandBody: CommandBody;
  DeviceLink: DeviceLink;
  Frames: Frames;
  GameCard: GameCard;
  Me: Me;
  NewName: NewName;
  NewTable: NewTable;
  Page: Page;
  ReplayUpload: ReplayUpload;
  ServerMessage: Welcome | You | Snapshot | Step | Ask | Ack | Error | Answer | Presence | Bye | Pong;
  State: State;
  TableLine: TableLine;
  TableMade: TableMade;
}
/**
 * The token of a device link.
 */
export interface Claim {
  token: string;
}
/**
 * First message.  `after`: the last `seq` that this client has, to be brought up to date cheaply.
 *
 * `token` is the value of the cookie, for programs that send none.
 */
export interface Hello {
  after?: number | null;
  t: "hello";
  table: string;
  token?: string | null;
  v: number;
  viewer?: number | null;
}
/**
 * A command.  `cid` is made by the client and makes it safe to send again: it is done once.
 */
export interface Cmd {
  body:
    | Sit
    | Rise
    | SeatBot
    | Start
    | Play
    | Retract
    | StandOff
    | Undo
    | Agree
    | Decline
    | Suggest
    | Leave
    | Return
    | Say
    | Rematch;
  cid: string;
  t: "cmd";
}
/**
 * Take an open seat, before the start or in place of nobody.  A member may take several (one device).
 */
export interface Sit {
  name: string;
  seat: number;
  t: "sit";
}
/**
 * Give a seat up before the start; it is open again.  The host may do it for anyone.
 */
export interface Rise {
  seat: number;
  t: "rise";
}
/**
 * The host puts a bot into an open seat before the start.
 */
export interface SeatBot {
  seat: number;
  spec: string;
  t: "seat-bot";
}
/**
 * The host starts the game; open seats are not allowed.
 */
export interface Start {
  t: "start";
}
/**
 * A decision, in the game's notation.
 */
export interface Play {
  move: string;
  seat: number;
  t: "play";
}
/**
 * Take a secret answer back while others still owe theirs.
 */
export interface Retract {
  seat: number;
  t: "retract";
}
/**
 * Nobody wants to act first: the lowest seat that owes must.
 */
export interface StandOff {
  seat: number;
  t: "stand-off";
}
/**
 * Back to the moment with `step` recorded commands: at once where that is free, else all are asked.
 */
export interface Undo {
  seat: number;
  step: number;
  t: "undo";
}
/**
 * Agree to the undo that is asked for.
 */
export interface Agree {
  seat: number;
  t: "agree";
}
/**
 * Decline the undo that is asked for, or withdraw it.
 */
export interface Decline {
  seat: number;
  t: "decline";
}
/**
 * Propose moves of one's own and of others, to be accepted by playing them; [] withdraws one's own.
 */
export interface Suggest {
  /**
   * @maxItems 8
   */
  moves: Proposed[];
  seat: number;
  t: "suggest";
}
/**
 * A move that is proposed for a seat.
 */
export interface Proposed {
  move: string;
  seat: number;
}
/**
 * A stand-in bot plays for this seat; the host may say so for a person who is away.
 */
export interface Leave {
  seat: number;
  t: "leave";
}
/**
 * The person of a seat plays again instead of the stand-in.
 */
export interface Return {
  seat: number;
  t: "return";
}
/**
 * Chat: words of one's own, or a quick phrase by its key.  `seat` None: a spectator.
 */
export interface Say {
  phrase?: string | null;
  seat?: number | null;
  t: "say";
  text?: string | null;
}
/**
 * Another game of the same people, seats rotated by one; the first to ask makes the table.
 */
export interface Rematch {
  t: "rematch";
}
/**
 * What would this move change, or why is it refused?  Answered by `answer`; nothing happens.
 */
export interface Look {
  move: string;
  rid: number;
  seat: number;
  t: "look";
}
/**
 * The score sheet as if the game ended now, for the viewer of this socket.
 */
export interface SheetQuery {
  rid: number;
  t: "sheet";
}
/**
 * Advice for a seat that owes a decision.
 */
export interface Hint {
  rid: number;
  seat: number;
  t: "hint";
}
/**
 * See the table with the eyes of another of one's own seats (one device), or of a spectator.
 */
export interface ViewAs {
  t: "view-as";
  viewer: number | null;
}
/**
 * Are you there?
 */
export interface Ping {
  t: "ping";
}
/**
 * A command without a socket (play by mail, scripts).
 */
export interface CommandBody {
  body:
    | Sit
    | Rise
    | SeatBot
    | Start
    | Play
    | Retract
    | StandOff
    | Undo
    | Agree
    | Decline
    | Suggest
    | Leave
    | Return
    | Say
    | Rematch;
  cid: string;
}
/**
 * A private link (its path and fragment) that makes another device this guest; for ten minutes, once.
 */
export interface DeviceLink {
  expires: number;
  path: string;
}
/**
 * A game as a film: the first state, and a patch with its story for each step.
 *
 * `scores[k]` are all parties' totals after step k, as if the game ended then; `sheets[k]` is a patch
 * that makes the sheet after step k of the one before, the first of `{}`.  `seat`: whose eyes.
 */
export interface Frames {
  game: string;
  moves: unknown[];
  names: string[];
  patches: Record<string, unknown>[][];
  ranking: number[][];
  scores: number[][];
  seat: number | null;
  seats: number;
  sheet: Record<string, unknown>;
  sheets: Record<string, unknown>[][];
  story: Record<string, unknown>[][];
  view: Record<string, unknown>;
}
/**
 * What the home page shows of a game.
 */
export interface GameCard {
  bots: BotLevel[];
  designers: string[];
  editions: string[];
  id: string;
  minutes: number;
  options: OptionInfo[];
  published: number;
  seats: number[];
  weight: number;
}
/**
 * A bot that the lobby offers; words for `level` are in the message files.
 */
export interface BotLevel {
  level: string;
  spec: string;
}
/**
 * An option of a game: its choices ([] if free) and the default of each edition.
 */
export interface OptionInfo {
  choices: unknown[];
  defaults: Record<string, unknown>;
  name: string;
  note: string;
}
/**
 * The asking guest.
 */
export interface Me {
  member: string;
  name: string;
}
/**
 * A guest's name.
 */
export interface NewName {
  name: string;
}
/**
 * A table to be made.  `start`: begin at once if no seat is open.  `position`: start from a dump.
 */
export interface NewTable {
  clock?: Clock;
  game: string;
  options?: Record<string, unknown>;
  /**
   * @minItems 1
   * @maxItems 8
   */
  places: NewPlace[];
  position?: Record<string, unknown> | null;
  public?: boolean;
  start?: boolean;
  title?: string;
}
/**
 * How time is kept: `none`; `move`: `seconds` for each decision; `game`: `seconds` and `increment`.
 */
export interface Clock {
  increment: number;
  kind: "game" | "move" | "none";
  seconds: number;
}
/**
 * A seat of a new table: `me` (also several times: one device), a bot, or open.
 */
export interface NewPlace {
  bot?: string | null;
  kind: "bot" | "me" | "open";
  name?: string | null;
}
/**
 * A rulebook page: paragraphs in order.
 */
export interface Page {
  paragraphs: PageParagraph[];
  title: string;
}
/**
 * A paragraph: pieces of Markdown and examples; `keys`: refusal codes and sheet keys that lead here.
 */
export interface PageParagraph {
  id: string;
  keys: string[];
  parts: (string | PageExample)[];
  title: string;
}
/**
 * A tested example: `kind` score, refusal, accepted or play; what to draw, before and after.
 *
 * `view` is the game's view for a spectator or the acting seat where the example is a position, and
 * `after` the one after its moves;
 * `sheet` what the score says; `refusal` the code and facts where a move is refused.
 */
export interface PageExample {
  after: Record<string, unknown> | null;
  facts: Record<string, unknown>;
  id: string;
  kind: string;
  refusal: Record<string, unknown> | null;
  sheet: Record<string, unknown> | null;
  view: Record<string, unknown> | null;
}
/**
 * A record (or a file downloaded from a table), to be seen from a seat's eyes.
 */
export interface ReplayUpload {
  record: Record<string, unknown>;
  seat?: number | null;
}
/**
 * Answer to hello.  `now`: the server's time in ms, for clocks.
 */
export interface Welcome {
  build: string;
  now: number;
  t: "welcome";
  v: number;
}
/**
 * Who the server takes this socket for: after hello, and when it changes.
 */
export interface You {
  host: boolean;
  member: string;
  name: string;
  seats: number[];
  t: "you";
}
/**
 * All of it, for a viewer.
 */
export interface Snapshot {
  chat: Said[];
  seq: number;
  state: State;
  story: Record<string, unknown>[];
  t: "snapshot";
  viewer: number | null;
}
/**
 * A line of chat.  `seat` None: a spectator, by `name`.
 */
export interface Said {
  at: number;
  n: number;
  name: string;
  phrase: string | null;
  seat: number | null;
  text: string | null;
}
/**
 * The document that snapshots bring and patches change.  `view` is the game's, None before the start.
 */
export interface State {
  mine: Mine;
  table: Table;
  view: Record<string, unknown> | null;
}
/**
 * What the viewer's seat may do beside playing.
 */
export interface Mine {
  back: number | null;
  retract: boolean;
  stand_off: boolean;
  turn: number | null;
  undo: number | null;
}
/**
 * What everybody may know of a table beside the game itself.
 */
export interface Table {
  at: number;
  clock: Clock;
  clocks: SeatClock[];
  commitment: string;
  game: string;
  id: string;
  options: Record<string, unknown>;
  parties: number;
  places: Place[];
  public: boolean;
  ranking: number[][];
  rematch: string | null;
  secret: string | null;
  status: "open" | "over" | "playing";
  step: number;
  suggestions: Suggestion[];
  title: string;
  undo: UndoRequest | null;
}
/**
 * Time left (ms) at the server's time `at`; it runs down while `running`.
 */
export interface SeatClock {
  left: number;
  running: boolean;
}
/**
 * A seat.  `stand_in`: a bot plays for the person meanwhile.
 */
export interface Place {
  bot: string;
  kind: "bot" | "open" | "person";
  name: string;
  stand_in: boolean;
}
/**
 * What a seat proposes; it lapses when a proposed move can't be played any more.
 */
export interface Suggestion {
  moves: Proposed[];
  seat: number;
}
/**
 * An undo that needs consent; `waiting` are the seats that have not agreed yet.
 */
export interface UndoRequest {
  seat: number;
  step: number;
  waiting: number[];
}
/**
 * What changed for this viewer.
 *
 * `prev` is the `seq` before it: a client that has another one says hello again.
 */
export interface Step {
  chat?: Said[];
  patch?: Record<string, unknown>[];
  prev: number;
  seq: number;
  story?: Story;
  t: "step";
}
/**
 * Story events from event number `since` on: what the client has from there on is replaced.
 */
export interface Story {
  events: Record<string, unknown>[];
  since: number;
}
/**
 * The viewer's seat owes a decision: its legal moves.  Empty when it owes none.
 *
 * `secret`: answers are shown together.  `final`: the answer can't be taken back.
 */
export interface Ask {
  final: boolean;
  moves: string[];
  seat: number;
  secret: boolean;
  seq: number;
  t: "ask";
}
/**
 * A command is stored, for good, as number `seq`.  `table`: the id that a rematch made.
 */
export interface Ack {
  cid: string;
  seq: number;
  t: "ack";
  table: string | null;
}
/**
 * A refusal: nothing changed.  `game` is set where the game's rules refuse; words are the client's.
 */
export interface Error {
  cid: string | null;
  code: string;
  details: Record<string, unknown>;
  game: string;
  rid: number | null;
  t: "error";
}
/**
 * The answer to a `look` (`preview` or `refusal`), a `sheet` or a `hint` (`advice`).
 */
export interface Answer {
  advice?: Advice | null;
  preview?: Record<string, unknown> | null;
  refusal?: Error | null;
  rid: number;
  seq: number;
  sheet?: Record<string, unknown> | null;
  t: "answer";
}
/**
 * What the search prefers, best first; score lines (`changes`) that say what the first is good for.
 *
 * `thoughts`: what the game's own judgement says of it, each a `key` of the message
 * `<game>-thought-<key>` with its facts.
 */
export interface Advice {
  changes: Record<string, unknown>[];
  follow_up: string[];
  iterations: number;
  moves: AdvisedMove[];
  thoughts: Record<string, unknown>[];
}
/**
 * A move, the share of imagined games that tried it, and its mean value in them (0 to 1).
 */
export interface AdvisedMove {
  move: string;
  share: number;
  value: number;
}
/**
 * Seats whose people are connected, and how many look on.
 */
export interface Presence {
  seats: number[];
  spectators: number;
  t: "presence";
}
/**
 * The server ends this connection.
 *
 * `code`: upgrade, restart, slow, replaced; come back after `retry_after` ms.
 */
export interface Bye {
  code: string;
  retry_after: number;
  t: "bye";
}
/**
 * Yes; `now` is the server's time in ms.
 */
export interface Pong {
  now: number;
  t: "pong";
}
/**
 * A table in a list, and what can be known before joining.
 */
export interface TableLine {
  clock: Clock;
  game: string;
  id: string;
  options: Record<string, unknown>;
  places: Place[];
  public: boolean;
  seats: number[];
  status: "open" | "over" | "playing";
  title: string;
  updated: number;
  waiting: number[];
}
/**
 * A new table's id; its page is /t/{id}.
 */
export interface TableMade {
  id: string;
}
