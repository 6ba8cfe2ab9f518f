import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, Refused, type Listener, type ServerMessage, type Socket, type Status } from "./net";

/** A socket that a test holds the other end of. */
class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  open(): void {
    this.onopen?.({} as never);
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.({} as never);
  }
}

const WELCOME = { t: "welcome", v: 1, build: "x", now: 0 };
const SNAPSHOT = { t: "snapshot", seq: 5, viewer: 0, state: {}, story: [], chat: [] };
const LONG = 10_000;

let heard: ServerMessage[];
let statuses: Status[];
let outdated: number;
let connection: Connection;

function connected(): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  socket.says(WELCOME);
  socket.says(SNAPSHOT);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [heard, statuses, outdated] = [[], [], 0];
  const listener: Listener = {
    message: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    outdated: () => (outdated += 1),
  };
  connection = new Connection("t1", 2, listener, () => new FakeSocket());
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("says hello first, for its viewer", () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ t: "hello", v: 1, table: "t1", viewer: 2 }]);
});

test("a command is done when it is acknowledged", async () => {
  const socket = connected();
  const done = connection.command({ t: "start" });
  const { cid, body } = socket.sent.at(-1) as { cid: string; body: object };
  expect(body).toEqual({ t: "start" });
  socket.says({ t: "ack", cid, seq: 6 });
  expect((await done).seq).toBe(6);
});

test("after a break, a command is sent again with the same id, after the hello that says what is known", async () => {
  const first = connected();
  const done = connection.command({ t: "start" });
  const { cid } = first.sent.at(-1) as { cid: string };
  first.breaks();
  vi.advanceTimersByTime(LONG);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  second.open();
  second.says(WELCOME);
  expect(second.sent).toEqual([
    { t: "hello", v: 1, table: "t1", viewer: 2, after: 5 },
    { t: "cmd", cid, body: { t: "start" } },
  ]);
  second.says({ t: "ack", cid, seq: 6 });
  await done;
  second.breaks();
  vi.advanceTimersByTime(LONG);
  FakeSocket.last.open();
  FakeSocket.last.says(WELCOME);
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test("a command given while offline connects at once and is sent once", () => {
  const first = connected();
  first.breaks();
  void connection.command({ t: "start" }).catch(() => undefined);
  expect(FakeSocket.last).not.toBe(first);
  connected();
  expect(FakeSocket.last.sent.filter(({ t }) => t === "cmd")).toHaveLength(1);
});

test("a refused command rejects with the server's error", async () => {
  const socket = connected();
  const done = connection.command({ t: "start" });
  const { cid } = socket.sent.at(-1) as { cid: string };
  socket.says({ t: "error", cid, code: "not-host", details: {}, game: "", rid: null });
  await expect(done).rejects.toMatchObject({ error: { code: "not-host" } });
  await expect(done).rejects.toBeInstanceOf(Refused);
});

test("questions are answered by their number", async () => {
  const socket = connected();
  const [sheet, look] = [connection.question({ t: "sheet" }), connection.question({ t: "look", seat: 0, move: "S L d4" })];
  const [first, second] = socket.sent.slice(-2) as { rid: number }[];
  socket.says({ t: "answer", rid: second?.rid, seq: 5, preview: {} });
  socket.says({ t: "answer", rid: first?.rid, seq: 5, sheet: {} });
  expect(await look).toHaveProperty("preview");
  expect(await sheet).toHaveProperty("sheet");
});

test("after a gap it connects again, says what it knows, and hands nothing on until it has what is missing", () => {
  const socket = connected();
  heard = [];
  socket.says({ t: "step", seq: 9, prev: 8 });
  socket.says({ t: "step", seq: 10, prev: 9 });
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toMatchObject([{ t: "hello", after: 5 }]);
  FakeSocket.last.says(WELCOME);
  FakeSocket.last.says({ t: "step", seq: 8, prev: 5 });
  FakeSocket.last.says({ t: "step", seq: 10, prev: 8 });
  expect(heard.map(({ t }) => t)).toEqual(["welcome", "step", "step"]);
});

test.each(["server-busy", "too-fast"])("a server that says %s at hello is tried again, and no command is lost", (code) => {
  connection.command({ t: "start" }).catch(() => undefined); // when the test ends
  FakeSocket.last.open();
  FakeSocket.last.says({ t: "error", code, details: {}, game: "", cid: null, rid: null });
  FakeSocket.last.breaks();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.all).toHaveLength(2);
  expect(connected().sent).toMatchObject([{ t: "hello" }, { t: "cmd", body: { t: "start" } }]);
});

test("waits longer from try to try, three seconds at most", () => {
  connected().breaks();
  for (let tries = 0; tries < 8; tries++) {
    vi.advanceTimersByTime(3750);
    FakeSocket.last.breaks();
  }
  expect(FakeSocket.all.length).toBe(9);
  expect(statuses).toEqual(["open", "lost"]);
});

test("tries at once when it is woken", () => {
  const socket = connected();
  socket.breaks();
  connection.wake();
  expect(FakeSocket.last).not.toBe(socket);
});

test("a silent connection is pinged and given up", () => {
  const socket = connected();
  vi.advanceTimersByTime(20_000);
  expect(socket.sent.at(-1)).toEqual({ t: "ping" });
  vi.advanceTimersByTime(8000);
  expect(statuses.at(-1)).toBe("lost");
});

test("an answered ping keeps the connection", () => {
  const socket = connected();
  vi.advanceTimersByTime(20_000);
  socket.says({ t: "pong", now: 1 });
  vi.advanceTimersByTime(8000);
  expect(statuses.at(-1)).toBe("open");
});

test("goodbyes: a newer server, another tab, a restart", () => {
  connected().says({ t: "bye", code: "upgrade", retry_after: 0 });
  expect(outdated).toBe(1);
  vi.advanceTimersByTime(LONG);
  connected().says({ t: "bye", code: "restart", retry_after: 2000 });
  const during = FakeSocket.all.length;
  vi.advanceTimersByTime(1400);
  expect(FakeSocket.all.length).toBe(during);
  vi.advanceTimersByTime(2000);
  connected().says({ t: "bye", code: "replaced", retry_after: 0 });
  const after = FakeSocket.all.length;
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.all.length).toBe(after);
  expect(statuses.at(-1)).toBe("replaced");
});

test("a table that is refused is not asked for again", async () => {
  const waiting = connection.command({ t: "start" });
  FakeSocket.last.open();
  FakeSocket.last.says({ t: "error", code: "no-table", details: {}, game: "", cid: null, rid: null });
  await expect(waiting).rejects.toMatchObject({ error: { code: "no-table" } });
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.all).toHaveLength(1);
  expect(statuses).toEqual(["refused"]);
  expect(heard).toMatchObject([{ t: "error", code: "no-table" }]);
});
