import { expect, test } from "vitest";
import type { PageExample } from "../../wire";
import { exampleMoves, exampleView } from "./example";

const example = (change: Partial<PageExample>): PageExample => ({
  id: "x",
  kind: "play",
  facts: {},
  view: { round: 1 },
  after: null,
  refusal: null,
  sheet: null,
  ...change,
});

test("moves of an example, one or several", () => {
  expect(exampleMoves(example({ facts: { moves: [[0, "gold"], [1, "end"]] } }))).toEqual([
    { seat: 0, move: "gold" },
    { seat: 1, move: "end" },
  ]);
  expect(exampleMoves(example({ facts: { seat: 2, move: "end" } }))).toEqual([{ seat: 2, move: "end" }]);
  expect(exampleMoves(example({ facts: {} }))).toEqual([]);
});

test("what was played is drawn as it is afterwards", () => {
  expect(exampleView(example({ after: { round: 2 } }))?.round).toBe(2);
  expect(exampleView(example({ kind: "refusal", after: { round: 2 } }))?.round).toBe(1);
});
