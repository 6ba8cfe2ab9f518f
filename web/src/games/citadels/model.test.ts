import { expect, test } from "vitest";
import { aView } from "./fixtures";
import { costOf, counted, freshIn, others, ranks } from "./model";

test("the others sit from my left on", () => {
  expect(others(aView(), 1)).toEqual([2, 3, 0]);
});

test("each rank is where everybody knows it to be", () => {
  const list = ranks(aView());
  expect(list.map(({ stage }) => stage)).toEqual(["shown", "nobody", "nobody", "nobody", "shown", "out", "out", "now"]);
  expect(list[3]).toMatchObject({ rank: 4, marks: ["murdered"], seat: null, own: false });
  expect(list[7]).toMatchObject({ rank: 8, seat: 1, own: true });
});

test("before it is called a rank is open, my own too", () => {
  const view = aView({ calling: "assassin", called: ["assassin"], shown: [[], [], [], []] });
  expect(ranks(view)[7]).toMatchObject({ stage: "open", own: true, seat: null });
});

test("costs are the printed ones, or what the table agreed on", () => {
  expect(costOf(aView(), "poor-house")).toBe(4);
  expect(costOf(aView(), "factory")).toBe(6);
  expect(costOf(null, "poor-house")).toBe(5);
});

test("equal cards are counted", () => {
  expect(counted(["temple", "keep", "temple"])).toEqual([
    { card: "temple", count: 2 },
    { card: "keep", count: 1 },
  ]);
});

test("what was built a moment ago", () => {
  const event = { n: 1, step: 1, seat: 2, district: "keep" };
  expect(freshIn([{ key: "built", ...event }, { key: "kept", ...event }])).toEqual(new Set(["2 keep"]));
});
