/** What is printed on the cards: the twin of the package's components.toml, which the tests compare. */

export const TYPES = ["noble", "religious", "trade", "military", "unique"] as const;
export type Type = (typeof TYPES)[number];

export interface District {
  type: Type;
  cost: number;
  /** What it scores, where that is not its cost. */
  worth?: number;
}

export interface Character {
  rank: number;
  income?: Type;
}

export const DISTRICTS: Readonly<Record<string, District>> = {
  manor: { type: "noble", cost: 3 },
  castle: { type: "noble", cost: 4 },
  palace: { type: "noble", cost: 5 },
  temple: { type: "religious", cost: 1 },
  church: { type: "religious", cost: 2 },
  monastery: { type: "religious", cost: 3 },
  cathedral: { type: "religious", cost: 5 },
  tavern: { type: "trade", cost: 1 },
  market: { type: "trade", cost: 2 },
  "trading-post": { type: "trade", cost: 2 },
  docks: { type: "trade", cost: 3 },
  harbor: { type: "trade", cost: 4 },
  "town-hall": { type: "trade", cost: 5 },
  watchtower: { type: "military", cost: 1 },
  prison: { type: "military", cost: 2 },
  battlefield: { type: "military", cost: 3 },
  fortress: { type: "military", cost: 5 },
  "haunted-city": { type: "unique", cost: 2 },
  keep: { type: "unique", cost: 3 },
  laboratory: { type: "unique", cost: 5 },
  smithy: { type: "unique", cost: 5 },
  observatory: { type: "unique", cost: 5 },
  graveyard: { type: "unique", cost: 5 },
  "dragon-gate": { type: "unique", cost: 6, worth: 8 },
  university: { type: "unique", cost: 6, worth: 8 },
  library: { type: "unique", cost: 6 },
  "great-wall": { type: "unique", cost: 6 },
  "school-of-magic": { type: "unique", cost: 6 },
  lighthouse: { type: "unique", cost: 3 },
  armory: { type: "unique", cost: 3 },
  museum: { type: "unique", cost: 4 },
  "imperial-treasury": { type: "unique", cost: 4 },
  "map-room": { type: "unique", cost: 5 },
  "wishing-well": { type: "unique", cost: 5 },
  quarry: { type: "unique", cost: 5 },
  "poor-house": { type: "unique", cost: 5 },
  "bell-tower": { type: "unique", cost: 5 },
  factory: { type: "unique", cost: 6 },
  park: { type: "unique", cost: 6 },
  hospital: { type: "unique", cost: 6 },
  "throne-room": { type: "unique", cost: 6 },
  "ball-room": { type: "unique", cost: 6 },
};

export const CHARACTERS: Readonly<Record<string, Character>> = {
  assassin: { rank: 1 },
  thief: { rank: 2 },
  magician: { rank: 3 },
  king: { rank: 4, income: "noble" },
  bishop: { rank: 5, income: "religious" },
  merchant: { rank: 6, income: "trade" },
  architect: { rank: 7 },
  warlord: { rank: 8, income: "military" },
  witch: { rank: 1 },
  "tax-collector": { rank: 2 },
  wizard: { rank: 3 },
  emperor: { rank: 4, income: "noble" },
  abbot: { rank: 5, income: "religious" },
  alchemist: { rank: 6 },
  navigator: { rank: 7 },
  diplomat: { rank: 8, income: "military" },
  artist: { rank: 9 },
  queen: { rank: 9 },
};

export const typeOf = (district: string): Type => DISTRICTS[district]?.type ?? "unique";

/** Cards in the order of types and costs, as a hand is held. */
export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => Object.keys(DISTRICTS).indexOf(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}
