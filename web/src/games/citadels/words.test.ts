/** Messages whose keys are put together exist in every language. */

import { expect, test } from "vitest";
import { en, hans, hant } from "../../../test/messages";
import { Words } from "../../words/words";
import { questionVerbs } from "./candidates";
import { CHARACTERS, DISTRICTS, typeOf } from "./cards";
import { GAME, shapeOf } from "./notation";

const SOURCES = { en, "zh-Hant": hant, "zh-Hans": hans };
const QUESTIONS = [
  ...["draft", "put-aside", "keep", "exchange", "wizard", "crown", "succession", "gift", "demand", "supply"],
  ...["mixed-income", "cede", "burial", "bell", "lighthouse", "thanks", "bewitch"],
];
const OF_TURN = [
  ...["gold", "cards", "income", "kill", "rob", "swap", "exchange", "look", "tithe", "raze", "covet", "gild"],
  ...["homage", "sell", "forge", "tuck", "blast", "end"],
];
const answers = QUESTIONS.flatMap((phase) => questionVerbs(phase, new Set()));
const targeted = ["raise", ...answers, ...OF_TURN].filter((verb) => shapeOf(verb).length > 0);
const pressed = [...OF_TURN, ...answers.filter((verb) => shapeOf(verb).length === 0)];
const explained = [...Object.keys(CHARACTERS), ...Object.keys(DISTRICTS).filter((card) => typeOf(card) === "unique")];

test.each(Object.keys(SOURCES) as (keyof typeof SOURCES)[])("%s", (language) => {
  const words = new Words(language, SOURCES[language]);
  const keys = [
    ...[...QUESTIONS, "turn"].map((phase) => `ask-${phase}`),
    ...targeted.map((verb) => `title-${verb}`),
    ...pressed.map((verb) => `do-${verb}`),
    ...explained.map((thing) => `help-${thing}`),
    ...["out", "now", "shown", "nobody", "open", "own"].map((stage) => `rank-${stage}`),
    ...["murdered", "robbed", "bewitched", "hint", "hint-thinking", "hint-failed"],
    ...["gold", "cards", "museum", "complete-no", "complete-first", "complete-later"].map((field) => `score-${field}`),
  ];
  expect([...new Set(keys)].filter((key) => !words.has(`${GAME}-web-${key}`))).toEqual([]);
});
