/** What a decision could be about, legal or not: the server says which is, and why another is not. */

import { CHARACTERS, sorted } from "./cards";
import { counted, type View } from "./model";
import { actText, shapeOf, verbOf } from "./notation";

export interface Candidate {
  move: string;
  seat?: number;
  district?: string;
  character?: string;
  /** How many such cards there are. */
  count?: number;
}

/** Candidates that belong together: those of a player's city, or all. */
export interface Group {
  seat: number | null;
  items: Candidate[];
}

/** Which verbs belong to a character. */
const POWERS: Readonly<Record<string, readonly string[]>> = {
  assassin: ["kill"],
  thief: ["rob"],
  magician: ["swap", "exchange"],
  wizard: ["look"],
  abbot: ["tithe"],
  warlord: ["raze"],
  diplomat: ["covet"],
  artist: ["gild"],
  queen: ["homage"],
};
/** Which verb a unique district of one's own city has. */
const USES: Readonly<Record<string, string>> = { laboratory: "sell", smithy: "forge", museum: "tuck", armory: "blast" };
/** What is done in a turn by a verb; the others are powers. */
const DONE: Readonly<Record<string, string>> = {
  gold: "action",
  cards: "action",
  income: "income",
  sell: "laboratory",
  forge: "smithy",
  tuck: "museum",
  blast: "armory",
  end: "end",
};
/** Verbs about a card of one's own hand. */
const FROM_HAND = ["build", "put", "give", "sell", "tuck"];

/** The verbs of a turn that a seat may think of, in the order in which a turn goes. */
export function turnVerbs(view: View, seat: number, legal: ReadonlySet<string>): string[] {
  const playing = view.playing ?? "";
  const city = new Set((view.cities[seat] ?? []).map(({ district }) => district));
  const uses = Object.entries(USES).flatMap(([district, verb]) => (city.has(district) ? [verb] : []));
  const income = CHARACTERS[playing]?.income ? ["income"] : [];
  const all = ["gold", "cards", ...income, ...(POWERS[playing] ?? []), ...uses, "end"];
  const verbs = all.filter((verb) => legal.has(verb) || !view.done.includes(DONE[verb] ?? "power"));
  const more = [...legal].filter((verb) => !verbs.includes(verb) && verb !== "build");
  return [...verbs.slice(0, -1), ...more, "end"];
}

/** The answers to each question that is no turn. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  draft: ["pick"],
  "put-aside": ["aside"],
  keep: ["keep"],
  exchange: ["put", "stop"],
  wizard: ["take"],
  crown: ["crown"],
  succession: ["crown"],
  gift: ["pay", "give"],
  demand: ["ask-gold", "ask-card"],
  supply: ["ask-gold", "ask-card"],
  "mixed-income": ["ask-gold", "ask-card"],
  cede: ["cede"],
  burial: ["recover", "decline"],
  bell: ["ring", "silence"],
  lighthouse: ["find", "stop"],
  thanks: ["thank", "forget"],
  bewitch: ["bewitch"],
};

/** What else can be done with a card that was chosen: the Wizard builds it at once. */
const TWINS: Readonly<Record<string, string>> = { take: "raise" };

/** The verbs with which a question can be answered. */
export function questionVerbs(phase: string, legal: ReadonlySet<string>): string[] {
  const known = ANSWERS[phase] ?? [];
  const twins = known.map((verb) => TWINS[verb]);
  return [...known, ...[...legal].filter((verb) => !known.includes(verb) && !twins.includes(verb))];
}

/** The other move with the same card; null: there is none. */
export function twinOf(move: string): string | null {
  const twin = TWINS[verbOf(move)];
  return twin === undefined ? null : [twin, ...move.split(" ").slice(1)].join(" ");
}

/** All that a verb could be about at this table. */
export function candidates(view: View, seat: number, verb: string): Group[] {
  const shape = shapeOf(verb);
  if (shape.length === 0) return [];
  if (shape[0] === "character") return [{ seat: null, items: people(view, verb) }];
  if (shape.length === 2) return cityGroups(view, verb);
  if (shape[0] === "seat") return [{ seat: null, items: seats(view, verb) }];
  return [{ seat: null, items: cards(view, seat, verb) }];
}

/** The first move of a verb that could be asked about. */
export function sample(view: View, seat: number, verb: string): string | null {
  if (shapeOf(verb).length === 0) return verb;
  return candidates(view, seat, verb).flatMap(({ items }) => items)[0]?.move ?? null;
}

function people(view: View, verb: string): Candidate[] {
  const packet = verb === "pick" || verb === "aside" ? packetOf(view) : view.characters;
  return packet.map((character) => ({ move: actText({ verb, character }), character }));
}

/** The characters that lie before the one who picks. */
export function packetOf(view: View): string[] {
  const now = view.draft.at(-1);
  if (!now) return [];
  return view.phase === "put-aside" ? now.seen.filter((one) => one !== now.picked && !now.aside.includes(one)) : now.seen;
}

function seats(view: View, verb: string): Candidate[] {
  return Array.from({ length: view.seats }, (_, seat) => ({ move: actText({ verb, seat }), seat }));
}

function cityGroups(view: View, verb: string): Group[] {
  return view.cities
    .map((city, seat) => ({
      seat,
      items: [...new Set(city.map(({ district }) => district))].map((district) => ({
        move: actText({ verb, seat, district }),
        seat,
        district,
      })),
    }))
    .filter(({ items }) => items.length > 0);
}

function cards(view: View, seat: number, verb: string): Candidate[] {
  const list = FROM_HAND.includes(verb)
    ? view.hand
    : verb === "keep"
      ? view.drawn
      : verb === "cede" || verb === "gild"
        ? (view.cities[seat] ?? []).map(({ district }) => district)
        : view.looking;
  return counted(sorted(list ?? [])).map(({ card, count }) => ({ move: actText({ verb, district: card }), district: card, count }));
}
