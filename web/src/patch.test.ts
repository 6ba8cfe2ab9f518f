import { expect, test } from "vitest";
import { applyPatch } from "./patch";

const document = { hand: ["S", "F"], table: { step: 3, undo: null }, "a/b": { "~": 1 } };

test("adds, replaces and removes members", () => {
  const after = applyPatch(document, [
    { op: "replace", path: "/table/step", value: 4 },
    { op: "add", path: "/table/note", value: { deep: [1] } },
    { op: "remove", path: "/table/undo" },
  ]);
  expect(after.table).toEqual({ step: 4, note: { deep: [1] } });
});

test("inserts into lists, at the end with a dash", () => {
  const operations = [
    { op: "add", path: "/hand/0", value: "P" },
    { op: "add", path: "/hand/-", value: "H" },
    { op: "remove", path: "/hand/1" },
    { op: "replace", path: "/hand/1", value: "O" },
  ];
  expect(applyPatch(document, operations).hand).toEqual(["P", "O", "H"]);
});

test("unescapes keys", () => {
  expect(applyPatch(document, [{ op: "replace", path: "/a~1b/~0", value: 2 }])["a/b"]).toEqual({ "~": 2 });
});

test("moves, copies and tests", () => {
  const after = applyPatch<Record<string, unknown>>(document, [
    { op: "test", path: "/table/step", value: 3 },
    { op: "copy", from: "/hand", path: "/twin" },
    { op: "move", from: "/table/step", path: "/step" },
  ]);
  expect(after).toMatchObject({ twin: ["S", "F"], step: 3, table: { undo: null } });
});

test("leaves the old document alone and shares what it does not touch", () => {
  const before = structuredClone(document);
  const after = applyPatch(document, [{ op: "replace", path: "/table/step", value: 9 }]);
  expect(document).toEqual(before);
  expect(after.hand).toBe(document.hand);
  expect(after.table).not.toBe(document.table);
});

test("replaces the whole document", () => {
  expect(applyPatch<unknown>(document, [{ op: "replace", path: "", value: 1 }])).toBe(1);
});

test.each([
  { op: "replace", path: "/nothing", value: 1 },
  { op: "remove", path: "/hand/7" },
  { op: "add", path: "/hand/4", value: 1 },
  { op: "add", path: "/hand/x/y", value: 1 },
  { op: "add", path: "hand", value: 1 },
  { op: "test", path: "/table/step", value: 1 },
  { op: "merge", path: "/table", value: 1 },
])("refuses $op $path", (operation) => {
  expect(() => applyPatch<unknown>(document, [operation])).toThrow(/patch/);
});
