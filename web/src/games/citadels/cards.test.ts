import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { CHARACTERS, DISTRICTS, sorted, typeOf } from "./cards";
import { ICONS } from "./icons";

const FILE = "../../../../src/pentapolis/games/citadels/components.toml";
const text = readFileSync(fileURLToPath(new URL(FILE, import.meta.url)), "utf-8");

/** The rows of a table of the package's file; texts and whole numbers alone. */
function rows(name: string): Record<string, string>[] {
  const blocks = text.split(/^\[\[?/m).filter((block) => block.startsWith(`${name}]]`));
  return blocks.map((block) =>
    Object.fromEntries([...block.matchAll(/^(\w+) = "?([\w-]*)"?$/gm)].map(([, key, value]) => [key, value ?? ""])),
  );
}

test("districts are those of the package", () => {
  const known = Object.entries(DISTRICTS).map(([id, { type, cost, worth }]) => [id, type, String(cost), worth && String(worth)]);
  expect(known).toEqual(rows("district").map(({ id, type, cost, worth }) => [id, type, cost, worth]));
  expect(known).toHaveLength(42);
});

test("characters are those of the package", () => {
  const known = Object.entries(CHARACTERS).map(([id, { rank, income }]) => [id, String(rank), income ?? ""]);
  expect(known).toEqual(rows("character").map(({ id, rank, income }) => [id, rank, income]));
  expect(known).toHaveLength(18);
});

test("every type and character has a symbol", () => {
  const named = [...new Set(Object.keys(DISTRICTS).map(typeOf)), ...Object.keys(CHARACTERS)];
  expect(named.filter((name) => !ICONS[name])).toEqual([]);
});

test("a hand is held by type and cost", () => {
  expect(sorted(["keep", "temple", "manor", "temple"])).toEqual(["manor", "temple", "temple", "keep"]);
});
