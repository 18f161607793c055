import type { Clock } from "@petbox/domain/calendar/clock";
import { tooManyAttempts } from "./httpError.ts";

const minute = 60_000;

export interface RateLimit {
  /** Counts the calls of each caller in the last minute. @throws HttpError 429 above the limit. */
  count(who: string, call: string, perMinute: number): void;
  /** Forgets all calls: another world begins. */
  clear(): void;
}

export function createRateLimit(clock: Clock): RateLimit {
  const recent = new Map<string, number[]>();
  let swept = clock();

  /** Forgets callers after a minute, so that invented names do not fill the memory. */
  function sweep(now: number): void {
    if (Math.abs(now - swept) < minute) return;
    swept = now;
    for (const [key, times] of recent) if (now - (times.at(-1) ?? 0) >= minute) recent.delete(key);
  }

  function count(who: string, call: string, perMinute: number): void {
    const now = clock();
    sweep(now);
    const key = `${who} ${call}`;
    // The panel may have set the clock back since.
    const times = (recent.get(key) ?? []).filter((time) => Math.abs(now - time) < minute);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= perMinute)
      throw tooManyAttempts(Math.ceil((oldest + minute - now) / 1000));
    recent.set(key, [...times, now]);
  }
  return { count, clear: () => recent.clear() };
}
