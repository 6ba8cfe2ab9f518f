import { expect, test } from "vitest";
import { chosenLanguage, languageOf } from "./language";

test.each([
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-Hant-CN", "zh-Hant"],
  ["zh-Hans-HK", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh", "zh-Hans"],
  ["de-AT", "en"],
])("%s reads %s", (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test("a saved choice outranks the browser's", () => {
  expect(chosenLanguage("zh-Hans", ["en-GB"])).toBe("zh-Hans");
  expect(chosenLanguage("xx", ["zh-MO"])).toBe("zh-Hant");
  expect(chosenLanguage(null, [])).toBe("en");
});
