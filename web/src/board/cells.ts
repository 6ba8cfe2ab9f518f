/** Cells of a board by their notation: a column letter and a row number from the top, `d4`. */

export interface Cell {
  /** 0 is column a. */
  column: number;
  /** 0 is row 1. */
  row: number;
}

/** A rectangle of cells; both corners belong to it. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function cellOf(text: string): Cell {
  return { column: text.charCodeAt(0) - 97, row: Number(text.slice(1)) - 1 };
}

export function cellText({ column, row }: Cell): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function columnLetter(column: number): string {
  return String.fromCharCode(97 + column);
}

export const width = (window: Window): number => window.right - window.left + 1;
export const height = (window: Window): number => window.bottom - window.top + 1;

/** The smallest window around these cells; null around none. */
export function windowAround(cells: Iterable<Cell>): Window | null {
  let window: Window | null = null;
  for (const { column, row } of cells) {
    window = window
      ? {
          left: Math.min(window.left, column),
          top: Math.min(window.top, row),
          right: Math.max(window.right, column),
          bottom: Math.max(window.bottom, row),
        }
      : { left: column, top: row, right: column, bottom: row };
  }
  return window;
}

/** Widens a window evenly to at least so many columns and rows, within `limit`. */
export function widen(window: Window, columns: number, rows: number, limit: Window): Window {
  const [left, right] = stretch(window.left, window.right, columns, limit.left, limit.right);
  const [top, bottom] = stretch(window.top, window.bottom, rows, limit.top, limit.bottom);
  return { left, top, right, bottom };
}

function stretch(from: number, to: number, size: number, least: number, most: number): [number, number] {
  let [low, high] = [from, to];
  while (high - low + 1 < size && (low > least || high < most)) {
    const lowerSide = from - low <= high - to;
    if ((lowerSide && low > least) || high === most) low -= 1;
    else high += 1;
  }
  return [low, high];
}

/** Cells of a window, row by row. */
export function rowsOf(window: Window): Cell[][] {
  return Array.from({ length: height(window) }, (_, y) =>
    Array.from({ length: width(window) }, (_, x) => ({ column: window.left + x, row: window.top + y })),
  );
}
