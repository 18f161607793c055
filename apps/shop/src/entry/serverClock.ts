import type { Clock } from "@petbox/domain/calendar/clock";

/** The server's time, as far as its documents tell it. */
export interface ServerClock {
  readonly now: Clock;
  /** Goes by what a document says that has just come; one that says nothing changes nothing. */
  follow(page: ParentNode): void;
}

/**
 * A phone may have any date, and what is due or overdue is so by the server's.
 * @param ownClock the device's: how much time goes by, it knows.
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
