import { expect, test } from "vitest";
import { candidates, packetOf, questionVerbs, sample, turnVerbs, twinOf } from "./candidates";
import { aView } from "./fixtures";
import type { View } from "./model";

const movesOf = (view: View, verb: string): string[] => candidates(view, 1, verb).flatMap(({ items }) => items.map(({ move }) => move));

test("a turn offers the action, the character's power and the city's uses, and then its end", () => {
  const verbs = turnVerbs(aView(), 1, new Set(["gold", "cards", "build"]));
  expect(verbs).toEqual(["gold", "cards", "income", "raze", "forge", "end"]);
});

test("what is done is not offered again, what can't be done is, to tell why", () => {
  const view = aView({ done: ["action", "income", "smithy"] });
  expect(turnVerbs(view, 1, new Set(["end"]))).toEqual(["raze", "end"]);
});

test("a legal verb that is not known is offered all the same", () => {
  expect(turnVerbs(aView(), 1, new Set(["gold", "homage"]))).toContain("homage");
});

test("answers of a question, and those that the rules add", () => {
  expect(questionVerbs("gift", new Set(["pay"]))).toEqual(["pay", "give"]);
  expect(questionVerbs("unheard-of", new Set(["pay"]))).toEqual(["pay"]);
});

test("the Wizard takes a card or builds it at once: one list for both", () => {
  expect(questionVerbs("wizard", new Set(["take", "raise"]))).toEqual(["take"]);
  expect(twinOf("take temple")).toBe("raise temple");
  expect(twinOf("keep temple")).toBeNull();
});

test("a district of a city, each kind once, by player", () => {
  expect(candidates(aView(), 1, "raze").map(({ seat }) => seat)).toEqual([0, 1, 3]);
  expect(movesOf(aView(), "raze")).toEqual(["raze 0 temple", "raze 1 smithy", "raze 1 keep", "raze 3 manor"]);
});

test("players, characters, cards of the hand, of the city, drawn and looked at", () => {
  expect(movesOf(aView(), "swap")).toEqual(["swap 0", "swap 1", "swap 2", "swap 3"]);
  expect(movesOf(aView(), "kill")).toHaveLength(8);
  expect(candidates(aView(), 1, "sell")[0]?.items).toEqual([
    { move: "sell castle", district: "castle", count: 1 },
    { move: "sell temple", district: "temple", count: 2 },
  ]);
  expect(movesOf(aView(), "gild")).toEqual(["gild keep", "gild smithy"]);
  expect(movesOf(aView({ drawn: ["docks", "manor"] }), "keep")).toEqual(["keep manor", "keep docks"]);
  expect(movesOf(aView({ looking: ["library"] }), "find")).toEqual(["find library"]);
});

test("the packet of a draft, without what was taken out of it", () => {
  const now = { seen: ["king", "thief", "bishop"], picked: null, aside: [] };
  expect(packetOf(aView({ phase: "draft", draft: [now] }))).toEqual(["king", "thief", "bishop"]);
  expect(packetOf(aView({ phase: "put-aside", draft: [{ ...now, picked: "king" }] }))).toEqual(["thief", "bishop"]);
  expect(packetOf(aView({ phase: "draft" }))).toEqual([]);
});

test("something to ask about, for every verb", () => {
  expect(sample(aView(), 1, "gold")).toBe("gold");
  expect(sample(aView(), 1, "raze")).toBe("raze 0 temple");
  expect(sample(aView({ hand: [] }), 1, "sell")).toBeNull();
});
