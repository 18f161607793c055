import { civilDateAt, daysBetween } from "@petbox/domain/calendar/civilDate";
import type { WorldStore } from "../backend/store.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * How far the last day that the world has run is ahead of the clock, in milliseconds. Days run once, so a clock behind
 * them would skip the charges and boxes of everything new. @param now epoch ms
 */
export function worldAhead(store: WorldStore, now: number): number {
  const last = store.advancedDays.get("world")?.on;
  return last === undefined ? 0 : Math.max(daysBetween(civilDateAt(now), last), 0) * dayInMilliseconds;
}
