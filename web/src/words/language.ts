/** Which of our languages somebody reads; the twin of src/pentapolis/words/language.py. */

export const LANGUAGES = ["en", "zh-Hant", "zh-Hans"] as const;

export type Language = (typeof LANGUAGES)[number];

const TRADITIONAL = ["tw", "hk", "mo"];

/** Our language for a tag such as `zh-TW`, `zh-Hans-SG` or `de-AT`; en for all but Chinese. */
export function languageOf(tag: string): Language {
  const [primary, ...rest] = tag.replaceAll("_", "-").toLowerCase().split("-");
  if (primary !== "zh") return "en";
  if (rest.includes("hans")) return "zh-Hans"; // the script, where it is named, outranks the region
  return rest.includes("hant") || rest.some((part) => TRADITIONAL.includes(part)) ? "zh-Hant" : "zh-Hans";
}

/** The saved choice, else the browser's first language. */
export function chosenLanguage(saved: string | null, preferred: readonly string[]): Language {
  const known = LANGUAGES.find((language) => language === saved);
  return known ?? languageOf(preferred[0] ?? "en");
}
