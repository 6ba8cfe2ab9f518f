/** What an example of the rulebook shows, read from its facts. */

import type { PageExample } from "../../wire";
import type { View } from "./model";

export interface ExampleMove {
  seat: number;
  move: string;
}

/** The moves that an example is about. */
export function exampleMoves({ facts }: PageExample): ExampleMove[] {
  const list = facts["moves"];
  if (Array.isArray(list)) {
    return list.flatMap((one: unknown) =>
      Array.isArray(one) && typeof one[0] === "number" && typeof one[1] === "string" ? [{ seat: one[0], move: one[1] }] : [],
    );
  }
  const { seat, move } = facts;
  return typeof move === "string" ? [{ seat: typeof seat === "number" ? seat : 0, move }] : [];
}

/** The position to draw: after what was played, else before what it is about. */
export function exampleView({ kind, view, after }: PageExample): View | null {
  return (kind === "play" && after !== null ? after : view) as unknown as View | null;
}
