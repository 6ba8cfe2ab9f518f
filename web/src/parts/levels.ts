/** Words for a bot: its level in the lobby, else its kind. */

import { botKind } from "../state/names";
import type { GameCard } from "../wire";

/** The message key of a bot's strength. */
export function levelOf(card: GameCard | undefined, spec: string): string {
  const level = card?.bots.find((bot) => bot.spec === spec)?.level;
  return level ? `web-level-${level}` : `bot-${botKind(spec)}`;
}
