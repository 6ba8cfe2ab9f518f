import { describe, expect, it } from "vitest";
import { asText, blank, cellIndex, citiesOf, fromText, ownersAt, placed, put, request, resized, rowsOfCity } from "./scoretable";

describe("a table of the real box", () => {
  it("has as many cities as its seats need", () => {
    expect([1, 2, 3, 7].map(citiesOf)).toEqual([3, 4, 3, 7]);
  });

  it("puts letters, and keeps them when the number of seats changes", () => {
    const entered = put(blank(4), 0, cellIndex("b2"), "F");
    expect(rowsOfCity(entered.cities[0] ?? "")).toEqual(["....", ".F..", "....", "...."]);
    expect(resized(entered, 7).cities[0]).toBe(entered.cities[0]);
    expect(request(entered)).toEqual({ seats: 4, cities: [["....", ".F..", "....", "...."]] });
  });

  it("numbers the cities given as they are at the table", () => {
    const entered = put(blank(4), 3, 0, "S");
    const sheet = { final: false, seats: [], ranking: [], decided: [], parts: [{ part: "city", index: 0, total: 2, lines: [] }] };
    expect(placed(sheet, entered).parts[0]).toMatchObject({ index: 3, owners: [3, 0] });
    expect(ownersAt(2, 3)).toEqual([1]);
  });

  it("reads its own text, with remarks and blank lines", () => {
    const entered = put(blank(3), 2, 15, "m");
    expect(fromText(asText(entered))).toEqual(entered.cities);
    expect(fromText("seats: 3\nSSSS # shops\nHH Om\nOPOO\nOPHP")).toEqual(["SSSSHHOmOPOOOPHP"]);
    expect(fromText("SSS")).toBeNull();
    expect(fromText("XXXXXXXXXXXXXXXX")).toBeNull();
  });
});
