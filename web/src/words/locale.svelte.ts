/** The language shown: reactive, saved, switched at once. */

import { LANGUAGES, chosenLanguage, type Language } from "./language";
import { Words } from "./words";

const SAVED = "pentapolis.language";

interface Sources {
  default: string[];
  games: Record<string, () => Promise<string>>;
}

const SOURCES: Record<Language, () => Promise<Sources>> = {
  en: () => import("./en"),
  "zh-Hant": () => import("./zh-Hant"),
  "zh-Hans": () => import("./zh-Hans"),
};

class Locale {
  words = $state.raw(new Words("en", []));
  /** Games whose words are here; "" stands for all games. */
  private readonly wanted = new Set<string>();

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

  /** Have the words of a game too, or of all games where it is not known which one a page is about. */
  async speakOf(game = ""): Promise<void> {
    if (this.wanted.has(game) || this.wanted.has("")) return;
    this.wanted.add(game);
    await this.load(this.language);
  }

  private async load(language: Language): Promise<void> {
    const { default: core, games } = await SOURCES[language]();
    const files = Object.keys(games).filter((path) => [...this.wanted].some((game) => isOf(path, game)));
    const more = await Promise.all(files.map((path) => games[path]?.() ?? ""));
    this.words = new Words(language, [...core, ...more]);
    document.documentElement.lang = language;
  }
}

/** Is this a file of the game's words? */
function isOf(path: string, game: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return game === "" || name === `${game}.ftl` || name.startsWith(`${game}-`);
}

export const locale = new Locale();
