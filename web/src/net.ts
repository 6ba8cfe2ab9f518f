/**
 * The socket of one table.  It says hello, keeps commands until they are stored (and sends them again, with the
 * same id, after a break), notices gaps, and answers questions as promises.  What the messages mean is not its
 * business: it hands them on.
 */

import { randomId } from "./ids";
import type { Ack, Answer, Cmd, Error as WireError, Hint, Look, SheetQuery, Wire } from "./wire";

export const WIRE_VERSION = 1;

export type ServerMessage = Wire["ServerMessage"];
export type ClientMessage = Wire["ClientMessage"];
export type Command = Cmd["body"];
export type Question = Omit<Look, "rid"> | Omit<SheetQuery, "rid"> | Omit<Hint, "rid">;

/** `connecting`: for the first time; `lost`: trying again; `refused` and `replaced`: it will not try again. */
export type Status = "connecting" | "open" | "lost" | "refused" | "replaced" | "closed";

export interface Listener {
  message(message: ServerMessage): void;
  status(status: Status): void;
  /** The server speaks a newer protocol: load the page anew. */
  outdated(): void;
}

/** What is used of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export type OpenSocket = () => Socket;

/** A command or question that the server refused, or that can't be answered any more (`closed`). */
export class Refused extends Error {
  constructor(readonly error: WireError) {
    super(error.code);
  }
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 3000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
/** Refusals of a connection that may be gone at the next try; commands are kept. */
const PASSING: ReadonlySet<string> = new Set(["server-busy", "too-fast"]);

interface Waiting<Result> {
  text: string;
  resolve(result: Result): void;
  reject(error: Refused): void;
}

export class Connection {
  private socket: Socket | null = null;
  private status: Status = "connecting";
  private greeted = false;
  private seq: number | null = null;
  private tries = 0;
  private nextRid = 1;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private readonly commands = new Map<string, Waiting<Ack>>();
  private readonly questions = new Map<number, Waiting<Answer>>();

  constructor(
    private readonly table: string,
    private viewer: number | null,
    private readonly listener: Listener,
    private readonly open: OpenSocket = () => openSocket(),
  ) {
    this.connect();
  }

  /** Sends a command, now or as soon as there is a connection; resolves when it is stored for good. */
  command(body: Command): Promise<Ack> {
    const cid = randomId();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ t: "cmd", cid, body } satisfies Cmd);
      this.commands.set(cid, { text, resolve, reject });
      this.deliver(text);
    });
  }

  /** Asks something that changes nothing. */
  question(question: Question): Promise<Answer> {
    const rid = this.nextRid++;
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...question, rid });
      this.questions.set(rid, { text, resolve, reject });
      this.deliver(text);
    });
  }

  /** Sees the table with another seat's eyes. */
  viewAs(viewer: number | null): void {
    this.viewer = viewer;
    this.deliver(JSON.stringify({ t: "view-as", viewer } satisfies ClientMessage));
  }

  /** Does not wait for the next try: the network came back, the page was looked at again. */
  wake(): void {
    if (this.status === "lost") this.connect();
    else if (this.status === "open") this.ping();
  }

  /** Takes the table back from another tab that replaced this one. */
  takeBack(): void {
    this.connect();
  }

  close(): void {
    this.end("closed");
  }

  // ------------------------------------------------------------------ connecting

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private hello(): void {
    const hello: ClientMessage = { t: "hello", v: WIRE_VERSION, table: this.table, viewer: this.viewer };
    this.socket?.send(JSON.stringify(this.seq === null ? hello : { ...hello, after: this.seq }));
  }

  private lost(wait = 0): void {
    this.drop();
    this.tell("lost");
    const backoff = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.retry = setTimeout(() => this.connect(), Math.max(wait, backoff) * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.heartbeat);
    this.greeted = false;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private end(status: Status, error?: WireError): void {
    clearTimeout(this.retry);
    this.drop();
    const reason = new Refused(error ?? { t: "error", code: "closed", details: {}, game: "", cid: null, rid: null });
    for (const waiting of [...this.commands.values(), ...this.questions.values()]) waiting.reject(reason);
    this.commands.clear();
    this.questions.clear();
    this.tell(status);
  }

  private tell(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.status(status);
  }

  private deliver(text: string): void {
    if (this.greeted) this.socket?.send(text);
    else this.wake();
  }

  private ping(): void {
    clearTimeout(this.heartbeat);
    this.socket?.send(JSON.stringify({ t: "ping" } satisfies ClientMessage));
    this.heartbeat = setTimeout(() => this.lost(), PONG_WITHIN);
  }

  // ------------------------------------------------------------------ receiving

  private receive(message: ServerMessage): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.ping(), PING_EVERY);
    switch (message.t) {
      case "welcome":
        return this.welcomed(message);
      case "snapshot":
            this.seq = message.seq;
        break;
      case "step":
        if (message.prev !== this.seq) return this.gap();
            this.seq = message.seq;
        break;
      case "ack":
        settle(this.commands, message.cid)?.resolve(message);
        break;
      case "answer":
        settle(this.questions, message.rid)?.resolve(message);
        break;
      case "error":
        return this.failed(message);
      case "bye":
        return this.dismissed(message.code, message.retry_after);
    }
    this.listener.message(message);
  }

  private welcomed(message: ServerMessage): void {
    const again = !this.greeted;
    this.greeted = true;
    this.tries = 0;
    this.tell("open");
    this.listener.message(message);
    if (!again) return;
    for (const { text } of [...this.commands.values(), ...this.questions.values()]) this.socket?.send(text);
  }

  /** A step is missing: come back and get all that came after the last one known. */
  private gap(): void {
    this.lost();
  }

  private failed(error: WireError): void {
    const waiting =
      (error.cid ? settle(this.commands, error.cid) : undefined) ??
      (error.rid !== null && error.rid !== undefined ? settle(this.questions, error.rid) : undefined);
    if (waiting) waiting.reject(new Refused(error));
    else if (!this.greeted && PASSING.has(error.code)) this.lost();
    else {
      this.listener.message(error);
      if (!this.greeted) this.end("refused", error);
    }
  }

  private dismissed(code: string, wait: number): void {
    if (code === "upgrade") this.listener.outdated();
    if (code === "replaced") this.end("replaced");
    else this.lost(wait);
  }
}

function settle<Key, Value>(map: Map<Key, Value>, key: Key): Value | undefined {
  const value = map.get(key);
  map.delete(key);
  return value;
}

function openSocket(): Socket {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as Socket;
}
