import { expect, test } from "vitest";
import { actText, readAct, verbOf } from "./notation";

test.each([
  ["gold", { verb: "gold" }],
  ["build trading-post", { verb: "build", district: "trading-post" }],
  ["kill thief", { verb: "kill", character: "thief" }],
  ["swap 3", { verb: "swap", seat: 3 }],
  ["raze 2 temple", { verb: "raze", seat: 2, district: "temple" }],
])("%s", (move, act) => {
  expect(readAct(move)).toEqual(act);
  expect(actText(act)).toBe(move);
  expect(verbOf(move)).toBe(act.verb);
});

test.each(["", "build", "build nothing", "kill temple", "swap 8", "swap x", "raze temple 2", "gold now"])("%j is no move", (move) => {
  expect(readAct(move)).toBeNull();
});
