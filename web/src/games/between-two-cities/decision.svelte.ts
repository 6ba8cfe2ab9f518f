/** What the reader is about to do: tiles picked, the tile in hand, the ghost on a city, a suggestion in the making. */

import type { GameTable, Look, Refusal } from "../api";
import type { Advice, Proposed } from "../../wire";
import { aimed, covered, firstCell, legalCells, pickOf, placeText, readPick, readPlace, SIDES, type Placement } from "./notation";
import { cityOn, partnerOn, reach, sideOf, viewOf, type Preview, type View } from "./model";

/** A tile that somebody still has to build. */
export interface Loose {
  party: number;
  tile: string;
  /** Its place among the party's tiles: two may be alike. */
  slot: number;
}

/** A tile shown where it might go: mine, advised or proposed. */
export interface Ghost {
  city: number;
  tile: string;
  cell: string;
  kind: "mine" | "advice" | "draft" | "proposal";
  party: number;
}

export class Decision {
  /** Places in the hand that are picked. */
  picked = $state.raw<readonly number[]>([]);
  /** The tile in hand. */
  loose = $state.raw<Loose | null>(null);
  /** Where it would go. */
  spot = $state.raw<{ city: number; cell: string } | null>(null);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Suggesting instead of building. */
  proposing = $state(false);
  draft = $state.raw<readonly Proposed[]>([]);
  /** What the search advised, when it was asked. */
  advice = $state.raw<Advice | null>(null);

  private readonly source: () => GameTable;

  constructor(source: () => GameTable) {
    this.source = source;
  }

  get table(): GameTable {
    return this.source();
  }
  get view(): View {
    return viewOf(this.table);
  }
  get me(): number {
    return this.table.viewer ?? 0;
  }
  get moves(): readonly string[] {
    return this.table.live ? (this.table.ask?.moves ?? []) : [];
  }
  /** A partner and I have something to talk about. */
  get canPropose(): boolean {
    const { view, me } = this;
    if (this.table.viewer === null || !this.table.live || view.phase !== "place" || this.proposing) return false;
    if (this.table.suggestions.some(({ seat }) => seat === me)) return false;
    const partners = SIDES.map((side) => partnerOn(view, me, side)).filter((party) => party !== null && party < view.seats);
    return partners.length > 0 && [me, ...partners].some((party) => (view.kept[party ?? me] ?? []).length > 0);
  }
  get picking(): boolean {
    return this.view.phase === "pick" && this.moves.length > 0;
  }
  get placing(): boolean {
    return this.view.phase === "place" && this.moves.length > 0;
  }

  /** The move that is ready to be played; null: not yet. */
  get ready(): string | null {
    if (this.picking) {
      const [first, second] = this.picked.map((place) => this.view.hand?.[place]);
      return first && second ? pickOf(this.moves, first, second) : null;
    }
    const placement = this.placement;
    return placement && this.preview && !this.proposing ? placeText(placement) : null;
  }

  private get placement(): Placement | null {
    if (!this.loose || !this.spot || this.loose.party !== this.me) return null;
    const side = sideOf(this.view, this.me, this.spot.city);
    return side ? { tile: this.loose.tile, side, cell: this.spot.cell } : null;
  }

  /** The cells of a city where the tile in hand may begin. */
  begins(city: number): string[] {
    const { loose } = this;
    if (!loose) return [];
    const side = sideOf(this.view, loose.party, city);
    if (!side || !(this.view.sides[loose.party] ?? "").includes(side)) return [];
    if (loose.party === this.me) return legalCells(this.moves, loose.tile, side);
    return this.borrowed(city, loose.tile);
  }

  /** The cells of a city that the tile in hand could cover. */
  open(city: number): string[] {
    return this.loose ? reach(this.loose.tile, this.begins(city)) : [];
  }

  /** Before a tile is chosen: the cells that any of my tiles could cover. */
  anywhere(city: number): string[] {
    const places = this.moves.map(readPlace).filter((place) => place !== null);
    return [...new Set(places.filter(({ side }) => cityOn(this.view, this.me, side) === city).flatMap(({ tile, cell }) => covered(tile, cell)))];
  }

  togglePick(place: number): void {
    this.picked = this.picked.includes(place)
      ? this.picked.filter((other) => other !== place)
      : [...this.picked, place].slice(-2);
  }

  choose(loose: Loose): void {
    const same = this.loose?.party === loose.party && this.loose.slot === loose.slot;
    this.clearSpot();
    this.loose = same ? null : loose;
  }

  /** The tile in hand is held over a cell, or tapped on it.  True: it can lie there. */
  aim(city: number, cell: string): boolean {
    const { loose } = this;
    const first = loose && aimed(this.begins(city), loose.tile, cell);
    if (!loose || !first) return false;
    if (this.spot?.city === city && this.spot.cell === first) return true;
    this.clearSpot();
    this.spot = { city, cell: first };
    if (loose.party === this.me) void this.fetchPreview();
    return true;
  }

  /** Asks why the tile in hand can't lie on a cell. */
  async refuse(city: number, cell: string): Promise<void> {
    const { loose } = this;
    const side = sideOf(this.view, this.me, city);
    this.clearSpot();
    if (!loose || !side || loose.party !== this.me) return;
    this.show(await this.table.look(placeText({ tile: loose.tile, side, cell })));
  }

  /** The table has changed: forgets what can't be any more, asks anew what can. */
  refresh(): void {
    const { loose, spot, view } = this;
    if (this.picked.length > 0 && !this.picking) this.picked = [];
    if (this.proposing && view.phase !== "place") this.stopProposing();
    if (loose && view.kept[loose.party]?.[loose.slot] !== loose.tile) this.reset();
    else if (loose && spot && !this.begins(spot.city).includes(spot.cell)) this.clearSpot();
    else if (spot) void this.fetchPreview();
    const [only, ...more] = view.kept[this.me] ?? [];
    if (!this.loose && !this.proposing && this.placing && only !== undefined && more.length === 0) {
      this.loose = { party: this.me, tile: only, slot: 0 };
    }
  }

  clearSpot(): void {
    this.spot = null;
    this.preview = null;
    this.refusal = null;
  }

  /** Forgets all that was about to be done. */
  reset(): void {
    this.clearSpot();
    this.loose = null;
    this.picked = [];
  }

  /** Takes a move in hand without playing it, such as an advised one. */
  take(move: string): void {
    const pick = readPick(move);
    const hand = this.view.hand ?? [];
    if (pick) {
      const first = hand.indexOf(pick[0]);
      const second = hand.findIndex((tile, place) => tile === pick[1] && place !== first);
      this.picked = [first, second].filter((place) => place >= 0);
      return;
    }
    const place = readPlace(move);
    const slot = place ? (this.view.kept[this.me] ?? []).indexOf(place.tile) : -1;
    if (!place || slot < 0) return;
    this.loose = { party: this.me, tile: place.tile, slot };
    this.clearSpot();
    this.aim(cityOn(this.view, this.me, place.side), place.cell);
  }

  /** Puts the ghost into the suggestion that is being made. */
  addToDraft(): void {
    const { loose, spot } = this;
    if (!loose || !spot) return;
    const side = sideOf(this.view, loose.party, spot.city);
    if (!side) return;
    const move = placeText({ tile: loose.tile, side, cell: spot.cell });
    const others = this.draft.filter((one) => one.seat !== loose.party || readPlace(one.move)?.side !== side);
    this.draft = [...others, { seat: loose.party, move }];
    this.loose = null;
    this.clearSpot();
  }

  startProposing(): void {
    this.reset();
    this.proposing = true;
  }

  stopProposing(): void {
    this.proposing = false;
    this.draft = [];
    this.reset();
  }

  /** Ghosts to be drawn: the tile in hand, the draft, what others propose. */
  ghosts(): Ghost[] {
    const { loose, spot, view } = this;
    const ghosts = this.table.suggestions.flatMap(({ moves }) => moves.flatMap((one) => ghostOf(view, one, "proposal")));
    ghosts.push(...this.draft.flatMap((one) => ghostOf(view, one, "draft")));
    if (loose && spot) ghosts.push({ ...spot, tile: loose.tile, kind: "mine", party: loose.party });
    return ghosts;
  }

  /** The server alone judges a partner's moves: offered is what my own tiles of that shape may do, or any empty cell. */
  private borrowed(city: number, tile: string): string[] {
    const like = this.view.kept[this.me]?.find((own) => own.length === tile.length && own[1] === tile[1]);
    const side = sideOf(this.view, this.me, city);
    const legal = like && side ? legalCells(this.moves, like, side) : [];
    const drafted = this.draft.flatMap((one) => ghostOf(this.view, one, "draft")).filter((ghost) => ghost.city === city);
    const extra = drafted.flatMap((ghost) => covered(ghost.tile, ghost.cell)).flatMap(neighbours);
    const around = Object.keys(this.view.cities[city]?.tiles ?? {}).flatMap(neighbours);
    const free = (cell: string): boolean => this.view.cities[city]?.tiles[cell] === undefined;
    const begins = legal.length > 0 ? [...legal, ...extra] : [...around, ...extra].flatMap((cell) => [cell, firstCell(tile, cell)]);
    const taken = new Set(drafted.flatMap((ghost) => covered(ghost.tile, ghost.cell)));
    return [...new Set(begins)].filter((cell) => /^[a-g][1-7]$/.test(cell) && covered(tile, cell).every((one) => free(one) && !taken.has(one)));
  }

  private async fetchPreview(): Promise<void> {
    const placement = this.placement;
    if (!placement) return;
    const look = await this.table.look(placeText(placement));
    const now = this.placement;
    if (!now || placeText(now) !== placeText(placement)) return;
    this.show(look);
  }

  private show(look: Look): void {
    this.preview = (look.preview as Preview | undefined) ?? null;
    this.refusal = look.refusal ?? null;
  }
}

function ghostOf(view: View, { seat, move }: Proposed, kind: Ghost["kind"]): Ghost[] {
  const place = readPlace(move);
  return place ? [{ city: cityOn(view, seat, place.side), tile: place.tile, cell: place.cell, kind, party: seat }] : [];
}

function neighbours(cell: string): string[] {
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  return [
    `${String.fromCharCode(column - 1)}${row}`,
    `${String.fromCharCode(column + 1)}${row}`,
    `${cell[0]}${row - 1}`,
    `${cell[0]}${row + 1}`,
  ];
}
