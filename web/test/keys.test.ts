/** Every message that the client names exists in every language, and takes the same facts in each. */

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { KINDS as CLOCKS } from "../src/parts/clocks";
import { PHRASES } from "../src/parts/phrases";
import { en, hans, hant } from "./messages";
import { LANGUAGES } from "../src/words/language";

const SOURCES = { en, "zh-Hant": hant, "zh-Hans": hans };
const root = fileURLToPath(new URL("../src", import.meta.url));

/** Messages of a language with the facts that each takes. */
function messages(sources: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of sources.join("\n").split(/\n(?=[a-zA-Z])/)) {
    const key = /^([a-zA-Z][\w-]*) *=/.exec(block)?.[1];
    if (key) found.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map(([, fact]) => fact))].sort().join(" "));
  }
  return found;
}

function sourceFiles(): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => readFileSync(`${root}/${name}`, "utf-8"));
}

/** Keys that stand as they are in the source, and the ends of those that are put together. */
const named = sourceFiles().flatMap((text) => [
  ...[...text.matchAll(/["'`](web-[a-z-]*[a-z])["'`]/g)].map(([, key]) => key as string),
  ...[...text.matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map(([, key]) => key as string),
]);
const together = [
  ...PHRASES.map((phrase) => `web-phrase-${phrase}`),
  ...CLOCKS.flatMap((kind) => [`web-clock-${kind}`, `web-clock-${kind}-is`]),
  ...["novice", "casual", "strong", "expert"].map((level) => `web-level-${level}`),
  ...["log", "scores", "chat", "rules", "players"].map((panel) => `web-panel-${panel}`),
  ...["auto", "light", "dark"].map((theme) => `web-theme-${theme}`),
  ...sourceFiles().flatMap((text) =>
    [...(/tags: \[([^\]]*)\]/.exec(text)?.[1] ?? "").matchAll(/"([a-z-]+)"/g)].map(([, tag]) => `web-tag-${tag}`),
  ),
];

test.each(LANGUAGES)("%s has every message that the client names", (language) => {
  const known = messages(SOURCES[language]);
  expect([...new Set([...named, ...together])].filter((key) => !known.has(key))).toEqual([]);
});

test.each(["zh-Hant", "zh-Hans"] as const)("%s takes the facts of en", (language) => {
  const known = messages(SOURCES[language]);
  const differing = [...messages(en)].filter(([key, facts]) => (known.get(key) ?? "missing") !== facts);
  // what a language does not say, it may leave out; what it says, en must give
  const strange = differing.filter(([key, facts]) => {
    const own = known.get(key);
    return own === undefined || own.split(" ").some((fact) => fact && !facts.split(" ").includes(fact));
  });
  expect(strange).toEqual([]);
});
