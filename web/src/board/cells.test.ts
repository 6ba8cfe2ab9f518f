import { describe, expect, it } from "vitest";
import { cellOf, cellText, rowsOf, widen, windowAround } from "./cells";
import { step } from "./keys";

const FIELD = { left: 0, top: 0, right: 6, bottom: 6 };

describe("cells", () => {
  it("reads and writes the notation", () => {
    expect(cellOf("d4")).toEqual({ column: 3, row: 3 });
    expect(rowsOf(FIELD).flat().map(cellText).map(cellOf)).toEqual(rowsOf(FIELD).flat());
  });

  it("finds the window around cells", () => {
    expect(windowAround([])).toBeNull();
    expect(windowAround(["d4", "b5"].map(cellOf))).toEqual({ left: 1, top: 3, right: 3, bottom: 4 });
  });

  it("widens evenly and never over the edge", () => {
    expect(widen({ left: 3, top: 3, right: 3, bottom: 3 }, 4, 4, FIELD)).toEqual({ left: 1, top: 1, right: 4, bottom: 4 });
    expect(widen({ left: 0, top: 5, right: 0, bottom: 6 }, 4, 4, FIELD)).toEqual({ left: 0, top: 3, right: 3, bottom: 6 });
    expect(widen({ left: 0, top: 0, right: 5, bottom: 4 }, 4, 4, FIELD)).toEqual({ left: 0, top: 0, right: 5, bottom: 4 });
  });
});

describe("keys", () => {
  it("walks and stays inside", () => {
    const at = cellOf("g7");
    expect(step(at, "ArrowRight", FIELD)).toEqual(at);
    expect(step(at, "ArrowUp", FIELD)).toEqual(cellOf("g6"));
    expect(step(at, "Home", FIELD)).toEqual(cellOf("a7"));
    expect(step(at, "x", FIELD)).toBeNull();
  });
});
