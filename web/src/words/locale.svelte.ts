/** The language shown: reactive, saved, switched at once. */

import { LANGUAGES, chosenLanguage, type Language } from "./language";
import { Words } from "./words";

const SAVED = "pentapolis.language";

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  "zh-Hant": () => import("./zh-Hant"),
  "zh-Hans": () => import("./zh-Hans"),
};

class Locale {
  words = $state.raw(new Words("en", []));

  get language(): Language {
    return LANGUAGES.find((language) => language === this.words.language) ?? "en";
  }

  /** The language for this reader, before the first page is drawn. */
  async start(): Promise<void> {
    await this.load(chosenLanguage(localStorage.getItem(SAVED), navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(SAVED, language);
    await this.load(language);
  }

  private async load(language: Language): Promise<void> {
    const { default: sources } = await SOURCES[language]();
    this.words = new Words(language, sources);
    document.documentElement.lang = language;
  }
}

export const locale = new Locale();
