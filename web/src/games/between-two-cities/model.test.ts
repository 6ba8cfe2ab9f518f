import { describe, expect, it } from "vitest";
import type { Sheet } from "../api";
import { changedLines, cityChanges, cityOn, cropOf, ownersOf, partnerOn, passing, ring, sideOf, type View } from "./model";

/** A table as `match.view` tells who sits beside which city. */
function table(beside: [number, number][], cities: number, stage = "1"): View {
  const empty = { tiles: {}, points: 0 };
  return { seats: beside.length, beside, cities: Array.from({ length: cities }, () => empty), stage, phase: "pick" } as unknown as View;
}
const FOUR = table([[0, 3], [1, 0], [2, 1], [3, 2]], 4);
const TWO = table([[0, 1], [2, 3]], 4, "1a");

describe("the ring", () => {
  it("runs from my left to my right, a city between two neighbours", () => {
    const names = ring(FOUR, 0).map((item) => (item.kind === "city" ? `c${item.city}` : `p${item.party}`));
    expect(names).toEqual(["p1", "c1", "p2", "c2", "p3"]);
    expect(ring(FOUR, 2).map((item) => (item.kind === "city" ? item.city : -1))).toEqual([-1, 3, -1, 0, -1]);
  });

  it("has both cities of the other at a table of two", () => {
    expect(ring(TWO, 0)).toEqual([
      { kind: "city", city: 3 },
      { kind: "party", party: 1 },
      { kind: "city", city: 2 },
    ]);
  });

  it("knows partners", () => {
    expect(cityOn(FOUR, 1, "R")).toBe(0);
    expect(ownersOf(FOUR, 0)).toEqual([0, 1]);
    expect(partnerOn(FOUR, 0, "L")).toBe(1);
    expect(partnerOn(TWO, 0, "L")).toBeNull();
    expect(sideOf(FOUR, 0, 2)).toBeNull();
  });

  it("passes hands left, nowhere, right, or across", () => {
    expect(passing(FOUR)).toBe("left");
    expect(passing({ ...FOUR, stage: "2" })).toBeNull();
    expect(passing({ ...FOUR, stage: "3" })).toBe("right");
    expect(passing(TWO)).toBe("across");
  });
});

describe("the crop", () => {
  it("shows four by four at least", () => {
    expect(cropOf({ tiles: {}, points: 0 })).toEqual({ left: 1, top: 1, right: 4, bottom: 4 });
    expect(cropOf({ tiles: { a1: "S" }, points: 0 })).toEqual({ left: 0, top: 0, right: 3, bottom: 3 });
  });

  it("has room for all cells that may be built on", () => {
    expect(cropOf({ tiles: { d4: "S", e4: "S", f4: "S" }, points: 0 }, ["c4", "g4", "d5"])).toMatchObject({ left: 2, right: 6 });
  });
});

describe("changes", () => {
  const sheet = (shops: number, factories: number): Sheet => ({
    final: false,
    seats: [],
    ranking: [],
    decided: [],
    parts: [
      { part: "city", index: 0, total: shops, lines: [{ key: "shops", points: shops, items: [] }] },
      { part: "city", index: 1, total: factories, lines: [{ key: "factories", points: factories, items: [] }] },
    ],
  });

  it("finds the lines that differ, as previews have them", () => {
    expect(changedLines(sheet(2, 8), sheet(5, 6))).toEqual([
      { part: "city", index: 0, key: "shops", before: 2, after: 5 },
      { part: "city", index: 1, key: "factories", before: 8, after: 6 },
    ]);
    expect(changedLines(sheet(2, 8), sheet(2, 8))).toEqual([]);
  });

  it("adds them up by city", () => {
    expect(cityChanges(changedLines(sheet(2, 8), sheet(5, 6)))).toEqual(new Map([[0, 3], [1, -2]]));
  });
});
