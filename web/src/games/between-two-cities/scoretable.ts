/** The cities of a real table, as they are tapped in: rows of letters, kept on this device. */

import type { Json, Sheet } from "../api";
import { isBuilding } from "./notation";

export interface Entered {
  seats: number;
  /** Each city: sixteen letters, row by row; "." is empty. */
  cities: string[];
  house: boolean;
}

const SAVED = "pentapolis.score.between-two-cities";
const EMPTY = ".".repeat(16);
const SIZE = 4;

/** How many cities a table of so many seats has; alone, two house automas sit there too. */
export const citiesOf = (seats: number): number => ({ 1: 3, 2: 4 })[seats] ?? seats;

export function blank(seats: number): Entered {
  return { seats, cities: Array.from({ length: citiesOf(seats) }, () => EMPTY), house: false };
}

/** The same cities at a table of another size. */
export function resized(entered: Entered, seats: number): Entered {
  return { ...entered, seats, cities: blank(seats).cities.map((empty, index) => entered.cities[index] ?? empty) };
}

export function put({ cities, ...rest }: Entered, city: number, cell: number, letter: string): Entered {
  const changed = cities.map((text, index) => (index === city ? text.slice(0, cell) + letter + text.slice(cell + 1) : text));
  return { ...rest, cities: changed };
}

export const cellIndex = (cell: string): number => (Number(cell[1]) - 1) * SIZE + (cell.charCodeAt(0) - 97);

export function rowsOfCity(text: string): string[] {
  return [0, 4, 8, 12].map((start) => text.slice(start, start + SIZE));
}

export const filled = (text: string): number => [...text].filter((letter) => letter !== ".").length;

/** The parties that build a city, as they sit clockwise. */
export function ownersAt(seats: number, city: number): number[] {
  return seats === 2 ? [Math.floor(city / 2)] : [city, (city + 1) % citiesOf(seats)];
}

/** The cities that hold tiles, by number. */
export function given({ cities }: Entered): number[] {
  return cities.flatMap((text, city) => (filled(text) > 0 ? [city] : []));
}

/** A sheet of the given cities, with the numbers and owners that they have at the whole table. */
export function placed(sheet: Sheet, entered: Entered): Sheet {
  const numbers = given(entered);
  const parts = sheet.parts.map((part) => {
    const city = numbers[part.index] ?? part.index;
    return { ...part, index: city, owners: ownersAt(entered.seats, city) };
  });
  return { ...sheet, parts };
}

/** What the server is asked to score: cities without any tile are left out. */
export function request(entered: Entered): Json {
  const cities = given(entered).map((city) => rowsOfCity(entered.cities[city] ?? ""));
  return { cities, seats: entered.seats };
}

export function asText({ cities }: Entered): string {
  return cities.map((text) => rowsOfCity(text).join("\n")).join("\n\n");
}

/** Cities out of pasted text: letters and dots, sixteen to a city; null where they don't come out even. */
export function fromText(text: string): string[] | null {
  const letters = text
    .split("\n")
    .map((line) => line.replace(/#.*$/, "").replace(/\s/g, ""))
    .filter((line) => !line.includes(":"))
    .join("");
  if (letters.length === 0 || letters.length % 16 !== 0) return null;
  if (![...letters].every((letter) => letter === "." || isBuilding(letter))) return null;
  return Array.from({ length: letters.length / 16 }, (_, city) => letters.slice(16 * city, 16 * city + 16));
}

export function load(): Entered {
  try {
    const saved = JSON.parse(localStorage.getItem(SAVED) ?? "") as Entered;
    const whole = Array.isArray(saved.cities) && saved.cities.every((city) => /^[SFdembOPH.]{16}$/.test(city));
    return whole && saved.seats >= 1 && saved.seats <= 7 ? resized(saved, saved.seats) : blank(4);
  } catch {
    return blank(4);
  }
}

export function save(entered: Entered): void {
  localStorage.setItem(SAVED, JSON.stringify(entered));
}
