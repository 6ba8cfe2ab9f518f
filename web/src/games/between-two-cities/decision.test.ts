import { describe, expect, it } from "vitest";
import type { GameTable, Look } from "../api";
import { Decision } from "./decision.svelte";

const BESIDE = [[0, 2], [1, 0], [2, 1]];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Scene {
  phase: "pick" | "place";
  moves: string[];
  hand?: string[];
  kept?: string[][];
  tiles?: Record<string, string>;
  look?: (move: string) => Look;
}

/** A table of three as seat 0 sees it; what is put into the scene later is seen, too. */
function decide(scene: Scene): Decision {
  const table = {
    viewer: 0,
    live: true,
    suggestions: [],
    get ask() {
      return { moves: scene.moves };
    },
    get view() {
      const { phase, hand = null, kept = [[], [], []], tiles = {} } = scene;
      const cities = [{ tiles, points: 0 }, { tiles: {}, points: 0 }, { tiles: {}, points: 0 }];
      return { seats: 3, beside: BESIDE, phase, hand, kept, sides: ["LR", "LR", "LR"], cities };
    },
    look: (move: string) => Promise.resolve(scene.look?.(move) ?? { preview: { cells: [], lines: [] } }),
  };
  return new Decision(() => table as unknown as GameTable);
}

describe("picking", () => {
  it("is ready with two tiles, whichever was picked first, also two alike", () => {
    const decision = decide({ phase: "pick", hand: ["S", "F", "S"], moves: ["F+S", "S+S"] });
    decision.togglePick(0);
    expect(decision.ready).toBeNull();
    decision.togglePick(1);
    expect(decision.ready).toBe("F+S");
    decision.togglePick(2);
    expect(decision.picked).toEqual([1, 2]);
    decision.togglePick(1);
    decision.togglePick(0);
    expect(decision.ready).toBe("S+S");
  });

  it("takes advice, and forgets it once nothing is to be picked", () => {
    const scene: Scene = { phase: "pick", hand: ["S", "F", "S"], moves: ["S+S"] };
    const decision = decide(scene);
    decision.take("S+S");
    expect(decision.picked).toEqual([0, 2]);
    scene.moves = [];
    decision.refresh();
    expect(decision.picked).toEqual([]);
  });
});

describe("placing", () => {
  const kept = [["S", "F|O"], [], []];
  const moves = ["S L d4", "S R d4", "F|O L c3"];

  it("is ready only when the preview has come", async () => {
    const decision = decide({ phase: "place", kept, moves });
    decision.choose({ party: 0, tile: "S", slot: 0 });
    expect(decision.open(0)).toEqual(["d4"]);
    expect(decision.aim(2, "d4")).toBe(true);
    expect(decision.ready).toBeNull();
    await settled();
    expect(decision.ready).toBe("S R d4");
  });

  it("lays a duplex by either of its halves, nowhere else", () => {
    const decision = decide({ phase: "place", kept, moves });
    decision.choose({ party: 0, tile: "F|O", slot: 1 });
    expect(decision.open(0)).toEqual(["c3", "d3"]);
    expect(decision.aim(0, "d3")).toBe(true);
    expect(decision.spot).toEqual({ city: 0, cell: "c3" });
    expect(decision.aim(0, "e3")).toBe(false);
    expect(decision.aim(1, "c3")).toBe(false);
  });

  it("asks why a cell is refused", async () => {
    const asked: string[] = [];
    const look = (move: string): Look => {
      asked.push(move);
      return { refusal: { code: "too-wide", details: {} } };
    };
    const decision = decide({ phase: "place", kept, moves, look });
    decision.choose({ party: 0, tile: "S", slot: 0 });
    await decision.refuse(0, "a1");
    expect(asked).toEqual(["S L a1"]);
    expect(decision.refusal?.code).toBe("too-wide");
    expect(decision.ready).toBeNull();
  });

  it("does not show a preview that comes after the tile was aimed elsewhere", async () => {
    const look = (move: string): Look => ({ preview: { cells: [move], lines: [] } });
    const decision = decide({ phase: "place", kept, moves, look });
    decision.choose({ party: 0, tile: "S", slot: 0 });
    decision.aim(0, "d4");
    decision.aim(2, "d4");
    await settled();
    expect(decision.preview?.cells).toEqual(["S R d4"]);
  });

  it("drops the ghost when the cell is taken meanwhile, and takes up the only tile", () => {
    const scene: Scene = { phase: "place", kept, moves };
    const decision = decide(scene);
    decision.choose({ party: 0, tile: "S", slot: 0 });
    decision.aim(0, "d4");
    scene.moves = ["S R d4"];
    decision.refresh();
    expect(decision.spot).toBeNull();
    expect(decision.loose?.tile).toBe("S");
    scene.kept = [["F|O"], [], []];
    decision.refresh();
    expect(decision.loose).toEqual({ party: 0, tile: "F|O", slot: 0 });
  });
});

describe("suggesting", () => {
  it("is offered where a partner and I have tiles", () => {
    expect(decide({ phase: "place", kept: [["S"], [], []], moves: [] }).canPropose).toBe(true);
    expect(decide({ phase: "place", moves: [] }).canPropose).toBe(false);
    expect(decide({ phase: "pick", moves: [] }).canPropose).toBe(false);
  });

  it("keeps one tile of each party for each city, and never lays two on a cell", () => {
    const decision = decide({ phase: "place", kept: [["S"], ["P"], []], moves: ["S L d3"], tiles: { d4: "S" } });
    decision.startProposing();
    decision.choose({ party: 0, tile: "S", slot: 0 });
    decision.aim(0, "d3");
    expect(decision.ready).toBeNull();
    decision.addToDraft();
    expect(decision.draft).toEqual([{ seat: 0, move: "S L d3" }]);
    decision.choose({ party: 1, tile: "P", slot: 0 });
    expect(decision.open(0)).not.toContain("d3");
    expect(decision.open(0)).toContain("d2");
    decision.aim(0, "d2");
    decision.addToDraft();
    expect(decision.draft.map(({ seat, move }) => `${seat}: ${move}`)).toEqual(["0: S L d3", "1: P R d2"]);
    decision.stopProposing();
    expect(decision.ghosts()).toEqual([]);
  });
});
