import type { Clock } from "@petbox/domain/calendar/clock";
import { tooManyAttempts } from "./refusal.ts";

const minute = 60_000;

/** Counts each visitor's calls in the last minute. @throws Refusal 429 from the one that is too many. */
export type RateLimit = (visitorId: string, call: string, perMinute: number) => void;

export function createRateLimit(clock: Clock): RateLimit {
  const recent = new Map<string, number[]>();
  return (visitorId, call, perMinute) => {
    const now = clock();
    const key = `${visitorId} ${call}`;
    const times = (recent.get(key) ?? []).filter((time) => now - time < minute);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= perMinute)
      throw tooManyAttempts(Math.ceil((oldest + minute - now) / 1000));
    recent.set(key, [...times, now]);
  };
}
