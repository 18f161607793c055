import type { Clock } from "@petbox/domain/calendar/clock";

/** The server's time, as read from its documents. */
export interface ServerClock {
  readonly now: Clock;
  /** Adjusts to the time in a new document; a document without one is ignored. */
  follow(page: ParentNode): void;
}

/**
 * The device's date may be wrong, so due dates depend on the server's time.
 * @param ownClock the device's clock, which measures the elapsed time.
 */
export function createServerClock(ownClock: Clock): ServerClock {
  let ahead = 0;
  return {
    now: () => ownClock() + ahead,
    follow(page) {
      const told = Number(page.querySelector<HTMLMetaElement>('meta[name="server-time"]')?.content);
      if (told > 0) ahead = told - ownClock();
    },
  };
}
