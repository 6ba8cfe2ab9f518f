/** Rulebook pages, fetched once for each game and language. */

import { rest } from "../rest";
import type { Page } from "../wire";

const known = new Map<string, Promise<Page>>();

export function pageOf(game: string, language: string): Promise<Page> {
  const key = `${game}/${language}`;
  let page = known.get(key);
  if (!page) {
    page = rest.rulebook(game, language);
    page.catch(() => known.delete(key)); // to be asked for again
    known.set(key, page);
  }
  return page;
}
