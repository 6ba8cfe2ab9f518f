/** Which cell a key of the keyboard leads to, as the ARIA grid pattern has it. */

import { type Cell, type Window } from "./cells";

/** The cell after this key; null for keys that don't move. */
export function step(from: Cell, key: string, within: Window): Cell | null {
  const { column, row } = from;
  switch (key) {
    case "ArrowLeft":
      return { column: Math.max(within.left, column - 1), row };
    case "ArrowRight":
      return { column: Math.min(within.right, column + 1), row };
    case "ArrowUp":
      return { column, row: Math.max(within.top, row - 1) };
    case "ArrowDown":
      return { column, row: Math.min(within.bottom, row + 1) };
    case "Home":
      return { column: within.left, row };
    case "End":
      return { column: within.right, row };
    default:
      return null;
  }
}
