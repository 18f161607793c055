import type { Clock } from "@petbox/domain/calendar/clock";

/** The server's time, as read from its documents. */
export interface ServerClock {
  readonly now: Clock;
  /** Adjusts to the time in a new document; a document without one is ignored. */
  follow(page: ParentNode): void;
}

/**
 * The longest sleep of a device that its clocks may show. `performance.now` stands still meanwhile, `Date.now` does not; a
 * greater difference is a corrected clock.
 */
const longestSleep = 24 * 60 * 60_000;

/**
 * The server's time, whatever date the device has: also while the date is corrected during the visit, which must not move
 * "today".
 * @param ownClock the device's date, which may be wrong and may jump.
 * @param elapsed the milliseconds that have passed, from a clock that never jumps.
 */
export function createServerClock(ownClock: Clock, elapsed: Clock): ServerClock {
  let known = { time: ownClock(), own: ownClock(), elapsed: elapsed() };
  return {
    now() {
      const passed = elapsed() - known.elapsed;
      const slept = ownClock() - known.own - passed;
      // Whole milliseconds: Temporal refuses a fraction.
      return Math.round(known.time + passed + (slept > 0 && slept < longestSleep ? slept : 0));
    },
    follow(page) {
      const sentTime = Number(page.querySelector<HTMLMetaElement>('meta[name="server-time"]')?.content);
      if (sentTime > 0) known = { time: sentTime, own: ownClock(), elapsed: elapsed() };
    },
  };
}
