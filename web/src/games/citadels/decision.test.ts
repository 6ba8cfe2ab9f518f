import { expect, test } from "vitest";
import type { GameTable, Look } from "../api";
import { Decision } from "./decision.svelte";
import { aView } from "./fixtures";

const PREVIEW = { lines: [{ part: "city", index: 1, key: "districts", before: 8, after: 12 }] };
const REFUSAL = { code: "keep-stands", details: { seat: 1 } };

/** A table at which these moves are legal; what is played is kept in `played`. */
function aTable(moves: string[], answer: (move: string) => Look) {
  const played: string[] = [];
  const table = {
    live: true,
    viewer: 1,
    view: aView(),
    ask: { t: "ask", seat: 1, moves, secret: false },
    look: (move: string) => Promise.resolve(answer(move)),
    play: (move: string) => Promise.resolve(played.push(move) > 0),
  };
  return { table: table as unknown as GameTable & { ask: { moves: string[] } }, played };
}
const answer = (move: string): Look => (move === "raze 1 keep" ? { refusal: REFUSAL } : { preview: PREVIEW });

test("a legal target shows what changes, and can be played", async () => {
  const { table, played } = aTable(["raze 0 temple", "end"], answer);
  const decision = new Decision(() => table);
  decision.open("raze");
  await decision.aim("raze 0 temple");
  expect(decision.ready).toBe("raze 0 temple");
  expect(decision.changes).toEqual(PREVIEW.lines);
  await decision.play("raze 0 temple");
  expect(played).toEqual(["raze 0 temple"]);
  expect([decision.verb, decision.aimed, decision.changes]).toEqual([null, null, null]);
});

test("another target tells why not, and can't be played", async () => {
  const { table } = aTable(["raze 0 temple", "end"], answer);
  const decision = new Decision(() => table);
  await decision.aim("raze 1 keep");
  expect(decision.ready).toBeNull();
  expect(decision.refusal).toEqual(REFUSAL);
});

test("an answer that comes late is not shown for another target", async () => {
  const { table } = aTable(["raze 0 temple"], answer);
  const decision = new Decision(() => table);
  const first = decision.aim("raze 1 keep");
  const second = decision.aim("raze 0 temple");
  await Promise.all([first, second]);
  expect(decision.refusal).toBeNull();
  expect(decision.changes).toEqual(PREVIEW.lines);
});

test("what can't be any more is forgotten when the table changes", async () => {
  const { table } = aTable(["raze 0 temple", "end"], answer);
  const decision = new Decision(() => table);
  decision.open("raze");
  await decision.aim("raze 0 temple");
  table.ask.moves = ["end"];
  decision.refresh();
  expect([decision.verb, decision.aimed]).toEqual([null, null]);
});

test("an advised power opens its dialogue with the target taken in hand", () => {
  const { table } = aTable(["raze 0 temple", "end"], answer);
  const decision = new Decision(() => table);
  decision.take({ moves: [{ move: "raze 0 temple", share: 0.7, value: 0.6 }], follow_up: [], changes: [], thoughts: [], iterations: 100 });
  expect([decision.verb, decision.aimed]).toEqual(["raze", "raze 0 temple"]);
});

test("of the past nothing can be decided", () => {
  const { table } = aTable(["end"], answer);
  const decision = new Decision(() => ({ ...table, live: false }));
  expect(decision.moves).toEqual([]);
});
