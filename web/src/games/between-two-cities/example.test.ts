import { describe, expect, it } from "vitest";
import type { PageExample } from "../../wire";
import { cityOfRows, exampleCities, exampleMoves, litOf } from "./example";

const example = (facts: Record<string, unknown>, id = "goal-x"): PageExample => ({ id, kind: "score", facts, view: null, after: null, sheet: null, refusal: null });

describe("examples", () => {
  it("reads one move or several, stand-offs too", () => {
    expect(exampleMoves({ seat: 1, move: "S L d4" })).toEqual([{ seat: 1, move: "S L d4" }]);
    expect(exampleMoves({ moves: [[0, "S+F"], ["stand-off"]] })).toEqual([
      { seat: 0, move: "S+F" },
      { seat: null, move: "stand-off" },
    ]);
  });

  it("draws cities given as rows, of a table too", () => {
    const rows = ["S...", "....", "....", "...H"];
    expect(cityOfRows(rows).tiles).toEqual({ a1: "S", d4: "H" });
    expect(exampleCities(example({ cities: [rows] }), null, [])).toHaveLength(1);
    expect(exampleCities(example({ table: { cities: [rows, rows] } }), null, [])).toHaveLength(2);
  });

  it("lights the cells of the line that it is about", () => {
    const part = { part: "city", index: 0, total: 5, lines: [{ key: "shops", points: 5, items: [{ key: "shop-run", points: 5, cells: ["a1", "b1"] }] }] };
    expect(litOf(example({}, "shops-lengths"), part)).toEqual(["a1", "b1"]);
    expect(litOf(example({}), part)).toEqual([]);
  });
});
