/** The sentences of src/words/words.ts are those of src/pentapolis/words/messages.py; tests/web/test_client.py runs this. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { SheetItem, SheetPart, StoryEvent } from "../src/games/api";
import { en, hans, hant } from "./messages";
import { Words, type Facts } from "../src/words/words";

interface Case {
  what: string;
  names: string[];
  facts: unknown;
  text: string | string[];
}

const file = process.env["PENTAPOLIS_SENTENCES"];
const SOURCES = { en, "zh-Hant": hant, "zh-Hans": hans };

describe.skipIf(!file)("sentences", () => {
  const { game, cases } = JSON.parse(file ? readFileSync(file, "utf-8") : '{"cases":{}}') as {
    game: string;
    cases: Record<string, Case[]>;
  };

  test.each(Object.keys(SOURCES) as (keyof typeof SOURCES)[])("%s", (language) => {
    const words = new Words(language, SOURCES[language]);
    const said = cases[language]?.map((each) => ({ ...each, text: say(words, game, each) }));
    expect(cases[language]?.length).toBeGreaterThan(300);
    expect(said).toEqual(cases[language]);
  });
});

function say(words: Words, game: string, { what, facts, names }: Case): string | string[] {
  switch (what) {
    case "story":
      return words.story(game, facts as StoryEvent, names);
    case "item":
      return words.item(game, facts as SheetItem, names);
    case "line":
      return words.line(game, facts as string);
    case "part":
      return words.part(game, facts as SheetPart, names);
    case "decided":
      return words.decided(game, facts as string);
    case "refusal": {
      const { code, details } = facts as { code: string; details: Facts };
      return words.refusal(game, code, details, names);
    }
    default: {
      const [seats = 0, parties = 0] = facts as number[];
      return words.partyNames(game, seats, parties, names);
    }
  }
}
