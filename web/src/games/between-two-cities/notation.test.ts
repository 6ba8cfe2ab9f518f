import { describe, expect, it } from "vitest";
import { aimed, covered, firstCell, halves, legalCells, pickOf, placeText, readPick, readPlace } from "./notation";

describe("tiles", () => {
  it("has one or two halves", () => {
    expect(halves("S")).toEqual([{ building: "S", right: 0, down: 0 }]);
    expect(halves("F|O")[1]).toEqual({ building: "O", right: 1, down: 0 });
    expect(halves("F/O")[1]).toEqual({ building: "O", right: 0, down: 1 });
    expect(halves("?")).toEqual([]);
  });

  it("covers cells from its first half on", () => {
    expect(covered("S", "d4")).toEqual(["d4"]);
    expect(covered("F|O", "d4")).toEqual(["d4", "e4"]);
    expect(covered("F/O", "d4")).toEqual(["d4", "d5"]);
    expect(firstCell("F|O", "e4")).toBe("d4");
    expect(firstCell("F/O", "d5")).toBe("d4");
  });
});

describe("moves", () => {
  const moves = ["S L d5", "S L c4", "F|O R d4", "F|O R c4", "S+O"];

  it("reads what it writes", () => {
    expect(readPlace("F|O R d4")).toEqual({ tile: "F|O", side: "R", cell: "d4" });
    for (const move of moves.slice(0, 4)) expect(placeText(readPlace(move) ?? { tile: "", side: "L", cell: "" })).toBe(move);
    expect(readPlace("S+O")).toBeNull();
    expect(readPick("F|O+H/S")).toEqual(["F|O", "H/S"]);
    expect(readPick("S L d4")).toBeNull();
  });

  it("finds a pick in either order", () => {
    expect(pickOf(moves, "O", "S")).toBe("S+O");
    expect(pickOf(moves, "O", "O")).toBeNull();
  });

  it("looks up legal cells by tile and side", () => {
    expect(legalCells(moves, "S", "L")).toEqual(["d5", "c4"]);
    expect(legalCells(moves, "S", "R")).toEqual([]);
  });

  it("takes a tap on either half of a duplex", () => {
    const legal = legalCells(moves, "F|O", "R");
    expect(aimed(legal, "F|O", "d4")).toBe("d4");
    expect(aimed(legal, "F|O", "e4")).toBe("d4");
    expect(aimed(legal, "F|O", "a1")).toBeNull();
  });
});
