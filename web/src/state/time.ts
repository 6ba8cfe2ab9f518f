/** Durations and times in short. */

const DAY = 86_400;

/** 75 seconds: `1:15`; 4000 seconds: `1:06:40`. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, n) => (n === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** The largest fitting unit and how many of it. */
export function largestUnit(seconds: number): { unit: "second" | "minute" | "hour" | "day"; count: number } {
  if (seconds >= DAY) return { unit: "day", count: Math.round(seconds / DAY) };
  if (seconds >= 3600) return { unit: "hour", count: Math.round(seconds / 3600) };
  if (seconds >= 60) return { unit: "minute", count: Math.round(seconds / 60) };
  return { unit: "second", count: Math.max(0, Math.round(seconds)) };
}

/** `3 minutes ago`, as the language says it. */
export function ago(language: string, then: number, now: number): string {
  const { unit, count } = largestUnit((now - then) / 1000);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, unit);
}

/** `3 minutes`, as the language says it. */
export function duration(language: string, seconds: number): string {
  const { unit, count } = largestUnit(seconds);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
