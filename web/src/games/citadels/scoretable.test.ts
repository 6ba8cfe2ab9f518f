import { expect, test } from "vitest";
import { added, blank, changed, countsOf, MOST_DISTRICTS, removed, request, resized } from "./scoretable";

const two = added(added(blank(2), 0, "temple"), 0, "manor");

test("districts are added by type and taken away by place", () => {
  expect(two.cities[0]?.districts).toEqual(["manor", "temple"]);
  expect(removed(two, 0, 0).cities[0]?.districts).toEqual(["temple"]);
  const full = Array.from({ length: MOST_DISTRICTS + 3 }).reduce<typeof two>((table) => added(table, 1, "tavern"), two);
  expect(full.cities[1]?.districts).toHaveLength(MOST_DISTRICTS);
});

test("cities stay when the table grows or shrinks", () => {
  expect(resized(two, 5).cities[0]?.districts).toEqual(["manor", "temple"]);
  expect(resized(resized(two, 5), 2)).toEqual(two);
});

test("only one city is complete first", () => {
  const both = changed(changed(two, 0, { complete: "first" }), 1, { complete: "first" });
  expect(both.cities.map(({ complete }) => complete)).toEqual(["later", "first"]);
});

test("counts matter only with their districts", () => {
  const museum = added(changed(two, 0, { gold: 3, cards: 4, museum: 2 }), 0, "museum");
  expect(countsOf(museum.cities[0] ?? blank(2).cities[0]!)).toEqual(["gold", "museum"]);
  expect(request(museum)).toEqual({
    seats: 2,
    cities: [
      { districts: ["manor", "temple", "museum"], gold: 3, museum: 2 },
      { districts: [], gold: 0 },
    ],
  });
});

test("when the Haunted City was built matters only where it stands", () => {
  const haunted = changed(blank(2), 0, { haunted: true });
  expect(request(haunted)["cities"]).toEqual([{ districts: [], gold: 0 }, { districts: [], gold: 0 }]);
  expect(request(added(haunted, 0, "haunted-city"))["cities"]).toContainEqual({ districts: ["haunted-city"], gold: 0, haunted: "last-round" });
});
