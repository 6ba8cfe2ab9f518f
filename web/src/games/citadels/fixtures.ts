/** A view for the tests of this folder. */

import type { View } from "./model";

/** The Warlord of seat 1 in the middle of a game of four. */
export function aView(change: Partial<View> = {}): View {
  return {
    seats: 4,
    viewer: 1,
    options: { poor_house_cost: "4" },
    over: false,
    to_act: [1],
    round: 3,
    phase: "turn",
    characters: ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    face_up: ["merchant", "architect"],
    picks: [],
    calling: "warlord",
    called: ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    shown: [["assassin"], ["warlord"], [], ["bishop"]],
    acting: 1,
    playing: "warlord",
    done: [],
    builds_left: 1,
    about: {},
    crown: 0,
    murdered: "king",
    robbed: null,
    bewitched: null,
    gold: [1, 5, 2, 3],
    bank: 25,
    pot: 0,
    hand_sizes: [2, 3, 4, 1],
    deck: 30,
    cities: [
      [{ district: "temple", gold: 0 }],
      [
        { district: "smithy", gold: 0 },
        { district: "keep", gold: 0 },
      ],
      [],
      [
        { district: "manor", gold: 1 },
        { district: "manor", gold: 0 },
      ],
    ],
    waiting: [],
    museum: 0,
    points: [1, 8, 0, 7],
    goal: 8,
    bell: false,
    ending: false,
    first: null,
    completed: [],
    hand: ["temple", "castle", "temple"],
    own: ["warlord"],
    drawn: null,
    looking: null,
    draft: [],
    known: {},
    ...change,
  };
}
