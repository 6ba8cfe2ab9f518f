/**
 * Facts into sentences, in the browser: the twin of src/pentapolis/words/messages.py, whose head explains how
 * facts become words.  test/parity.test.ts holds both to the same sentences.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Facts = Readonly<Record<string, unknown>>;

const SEAT_FACTS = new Set(["seat", "seats", "other", "owners", "waiting"]);
const SIGNS = [
  ["|", "beside"],
  ["/", "above"],
] as const;

const HAN = "[\\u4e00-\\u9fff]";
const LATIN = "[A-Za-z0-9]";
/** Where a fact borders on Han characters. */
const SEAM = "\ue000";
const SEAMS = new RegExp(`(?<=${HAN})(?=\\{)|(?<=\\})(?=${HAN})`, "g");
const WIDE = new RegExp(`(?<=${HAN})${SEAM}(?=${LATIN})|(?<=${LATIN})${SEAM}(?=${HAN})`, "g");

/** All messages of one language. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source.replace(SEAMS, SEAM)));
  }

  /** Is there a message of this id? */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message `key`; lists among the facts are joined the way of the language.  An unknown key is shown as it is. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return key;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) filled[name] = this.plain(value);
    return this.bundle.formatPattern(pattern, filled, []).replace(WIDE, " ").replaceAll(SEAM, "");
  }

  /** An enumeration: `a, b and c` or what the language has for it. */
  join(parts: readonly string[]): string {
    const last = parts.at(-1) ?? "";
    const [first, ...middle] = parts.slice(0, -1);
    if (first === undefined) return last;
    const most = middle.reduce((text, part) => this.say("list-more", { first: text, second: part }), first);
    return this.say("list-last", { first: most, second: last });
  }

  /** Why a move was refused: the game's own words for the code, else the kernel's. */
  refusal(game: string, code: string, details: Facts = {}, names: readonly string[] = []): string {
    const own = `${game}-refusal-${code}`;
    return this.say(this.has(own) ? own : `refusal-${code}`, this.facts(game, details, names));
  }

  /** A move in words; `kind` and `facts` as the game's typed move has them. */
  move(game: string, kind: string, facts: Facts, names: readonly string[] = []): string {
    return this.say(`${game}-move-${kind}`, this.facts(game, facts, names));
  }

  /** Heading of a part of the score sheet, such as a city with its owners. */
  part(
    game: string,
    part: { part: string; index: number; owners?: readonly number[] | undefined },
    names: readonly string[] = [],
  ): string {
    const owners = this.join((part.owners ?? []).map((owner) => this.seat(owner, names)));
    return this.say(`${game}-part-${part.part}`, { number: part.index + 1, owners });
  }

  /** Label of a line of the score sheet. */
  line(game: string, key: string): string {
    return this.say(`${game}-sheet-${key}`);
  }

  /** What set one group of the ranking above the next. */
  decided(game: string, key: string): string {
    return this.say(`${game}-decided-${key}`);
  }

  /** The reason of a score sheet's item, without its points (which stand in a column beside it). */
  item(game: string, item: Facts & { key: string }, names: readonly string[] = []): string {
    return this.say(`${game}-item-${item.key}`, this.facts(game, without(item, "key"), names));
  }

  /** A story event as a sentence.  `names` are shown for seats; default: `seat-name`, from 1. */
  story(game: string, event: Facts & { key: string }, names: readonly string[] = []): string {
    return this.say(`${game}-story-${event.key}`, this.facts(game, without(event, "key", "n", "step"), names));
  }

  /** Why an advised move may be good, as a sentence. */
  thought(game: string, thought: Facts & { key: string }, names: readonly string[] = []): string {
    return this.say(`${game}-thought-${thought.key}`, this.facts(game, without(thought, "key"), names));
  }

  /** An error of the server: the game's refusal where `game` is set, else `error-code`. */
  error(error: { code: string; details?: Facts; game?: string }, names: readonly string[] = []): string {
    if (error.game) return this.refusal(error.game, error.code, error.details, names);
    const key = `error-${error.code}`;
    if (!this.has(key)) return this.say("error-unknown", { code: error.code });
    const facts: Record<string, unknown> = { what: "none", where: "none", expected: "none" };
    for (const [name, value] of Object.entries(error.details ?? {})) if (value !== "") facts[name] = value;
    return this.say(key, facts);
  }

  /** A seat's name: the one given, else the language's `seat-name`, counted from 1. */
  seat(seat: number, names: readonly string[] = []): string {
    return names[seat] || this.say("seat-name", { number: seat + 1 });
  }

  /** Names of all seats and, after them, of the game's house opponents (message `g-house`). */
  partyNames(game: string, seats: number, parties: number, names: readonly string[] = []): string[] {
    const people = Array.from({ length: seats }, (_, seat) => this.seat(seat, names));
    const house = Array.from({ length: Math.max(0, parties - seats) }, (_, n) =>
      this.say(`${game}-house`, { number: n + 1 }),
    );
    return [...people, ...house];
  }

  private facts(game: string, facts: Facts, names: readonly string[]): Facts {
    return Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, this.fact(game, name, value, names)]),
    );
  }

  private fact(game: string, whole: string, value: unknown, names: readonly string[]): unknown {
    const name = whole.slice(whole.lastIndexOf("_") + 1);
    if (value === null || value === undefined) return "unknown";
    if (Array.isArray(value)) return this.list(game, name, value, names);
    if (typeof value === "string") return this.word(game, name, value);
    if (typeof value !== "number") return value;
    if (SEAT_FACTS.has(name)) return this.seat(value, names);
    const key = `${game}-${name}`;
    if (this.has(key)) return this.say(key, { number: value + 1 });
    return this.has(`${key}-${value}`) ? this.say(`${key}-${value}`) : value;
  }

  private list(game: string, name: string, values: readonly unknown[], names: readonly string[]): string {
    const single = SEAT_FACTS.has(name) ? name : name.replace(/s$/, "");
    const words = values.map((value) => String(this.fact(game, single, value, names)));
    // bare notation, such as cells, needs no grammar
    return words.every((word, n) => word === values[n]) ? words.join(" ") : this.join(words);
  }

  private word(game: string, name: string, value: string): string {
    for (const [sign, relation] of SIGNS) {
      const place = value.indexOf(sign);
      const key = `${game}-${name}-${relation}`;
      if (place < 0 || !this.has(key)) continue;
      const [first, second] = [value.slice(0, place), value.slice(place + 1)];
      return this.say(key, { first: this.word(game, name, first), second: this.word(game, name, second) });
    }
    const key = `${game}-${name}-${value}`;
    return this.has(key) ? this.say(key) : value;
  }

  private plain(value: unknown): FluentVariable {
    if (Array.isArray(value)) return this.join(value.map(String));
    return typeof value === "number" ? value : String(value);
  }
}

function without(facts: Facts, ...names: string[]): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));
}
