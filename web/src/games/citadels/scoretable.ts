/** The cities of a real table, as they are tapped in; kept on this device. */

import type { Json } from "../api";
import { DISTRICTS, sorted } from "./cards";

export interface EnteredCity {
  districts: string[];
  gold: number;
  cards: number;
  museum: number;
  complete: "" | "first" | "later";
  /** The Haunted City was built in the last round. */
  haunted: boolean;
}

export interface Entered {
  cities: EnteredCity[];
  house: boolean;
}

export const COUNTS = ["gold", "cards", "museum"] as const;
export type Count = (typeof COUNTS)[number];

const SAVED = "pentapolis.score.citadels";
export const MOST_DISTRICTS = 20;

export const emptyCity = (): EnteredCity => ({ districts: [], gold: 0, cards: 0, museum: 0, complete: "", haunted: false });

export function blank(seats: number): Entered {
  return { cities: Array.from({ length: seats }, emptyCity), house: false };
}

/** The same cities at a table of another size. */
export function resized(entered: Entered, seats: number): Entered {
  return { ...entered, cities: blank(seats).cities.map((empty, seat) => entered.cities[seat] ?? empty) };
}

export function changed(entered: Entered, seat: number, change: Partial<EnteredCity>): Entered {
  const cities = entered.cities.map((city, other) => (other === seat ? { ...city, ...change } : city));
  return { ...entered, cities: change.complete === "first" ? cities.map((city, other) => notFirst(city, other === seat)) : cities };
}

/** Only one city is the first to be complete. */
function notFirst(city: EnteredCity, chosen: boolean): EnteredCity {
  return !chosen && city.complete === "first" ? { ...city, complete: "later" } : city;
}

export function added(entered: Entered, seat: number, district: string): Entered {
  const city = entered.cities[seat];
  if (!city || city.districts.length >= MOST_DISTRICTS) return entered;
  return changed(entered, seat, { districts: sorted([...city.districts, district]) });
}

export function removed(entered: Entered, seat: number, place: number): Entered {
  const districts = entered.cities[seat]?.districts.filter((_, n) => n !== place) ?? [];
  return changed(entered, seat, { districts });
}

/** Which counts matter for a city: gold decides ties, the others only with their district. */
export function countsOf({ districts }: EnteredCity): Count[] {
  return COUNTS.filter((count) => count === "gold" || districts.includes(count === "cards" ? "map-room" : "museum"));
}

export const isHaunted = ({ districts }: EnteredCity): boolean => districts.includes("haunted-city");

/** What the server is asked to score. */
export function request({ cities }: Entered): Json {
  return {
    seats: cities.length,
    cities: cities.map((city) => {
      const counts = Object.fromEntries(countsOf(city).map((count) => [count, city[count]]));
      const late = city.haunted && isHaunted(city) ? { haunted: "last-round" } : {};
      return { districts: city.districts, ...counts, ...(city.complete ? { complete: city.complete } : {}), ...late };
    }),
  };
}

export function load(): Entered {
  try {
    const saved = JSON.parse(localStorage.getItem(SAVED) ?? "") as Entered;
    const whole = saved.cities.every(({ districts }) => districts.every((district) => district in DISTRICTS));
    const seats = saved.cities.length;
    if (!whole || seats < 2 || seats > 8) return blank(4);
    return { house: saved.house, cities: saved.cities.map((city) => ({ ...emptyCity(), ...city })) };
  } catch {
    return blank(4);
  }
}

export function save(entered: Entered): void {
  localStorage.setItem(SAVED, JSON.stringify(entered));
}
