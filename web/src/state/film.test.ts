import { expect, test } from "vitest";
import type { Frames } from "../wire";
import { Film } from "./film.svelte";

const FRAMES: Frames = {
  game: "g",
  seats: 2,
  seat: null,
  names: ["Ada", ""],
  view: { turn: 0 },
  story: [[], [{ key: "a", n: 0, step: 1 }], [{ key: "b", n: 3, step: 2 }]],
  patches: [[{ op: "replace", path: "/turn", value: 1 }], [{ op: "replace", path: "/turn", value: 2 }]],
  moves: [null, null],
  scores: [
    [0, 0],
    [1, 2],
    [3, 4],
  ],
  sheets: [
    [
      { op: "add", path: "/final", value: false },
      { op: "add", path: "/parts", value: [] },
      { op: "add", path: "/seats", value: [{ seat: 0, total: 0, lines: [] }] },
    ],
    [{ op: "replace", path: "/seats/0/total", value: 1 }],
    [
      { op: "replace", path: "/final", value: true },
      { op: "add", path: "/parts/0", value: {} },
    ],
  ],
  sheet: { final: true, parts: [{}], seats: [], ranking: [[1], [0]], decided: ["score"] },
  ranking: [[1], [0]],
};

const film = (step = 0): Film => new Film(FRAMES, () => undefined, step);

test("goes to any step and back", () => {
  const shown = film();
  shown.go(2);
  expect(shown.view).toEqual({ turn: 2 });
  shown.go(1);
  expect(shown.view).toEqual({ turn: 1 });
  shown.go(-5);
  expect([shown.step, shown.view]).toEqual([0, { turn: 0 }]);
  shown.go(99);
  expect(shown.step).toBe(shown.last);
});

test("tells what happened so far; only one step on is news", () => {
  const shown = film();
  shown.go(1);
  expect(shown.news.map(({ key }) => key)).toEqual(["a"]);
  shown.go(2);
  shown.go(1);
  expect(shown.news).toEqual([]);
  expect(shown.story.map(({ key }) => key)).toEqual(["a"]);
});

test("has the sheet of each step", async () => {
  expect(await film(2).sheet()).toEqual({ final: true, parts: [{}], seats: [{ seat: 0, total: 1, lines: [] }] });
  expect(await film(1).sheet()).toEqual({ final: false, parts: [], seats: [{ seat: 0, total: 1, lines: [] }] });
});
