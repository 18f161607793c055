import type { Visitor } from "./session/collections.ts";
import type { Store } from "./store.ts";

/** How many people who have opened a page, and done nothing since, are remembered. */
export const mostStrangers = 5_000;

/** Whether somebody has only opened a page. */
function isStranger({ answers, session, customerCode, coupon, cart, purchase }: Visitor): boolean {
  const done = [session, customerCode, coupon, cart, purchase, ...Object.values(answers)];
  return done.every((each) => each === undefined);
}

/**
 * Remembers the newest of those who have only opened a page, those from before this start of the server among them. The
 * one who has to go, and comes back, gets another session and has lost nothing; without an end, whoever asks without a
 * cookie would fill the server.
 */
export function createStrangers({ visitors, transaction }: Store): { admit(stranger: Visitor): void } {
  const known = visitors.all().filter(isStranger);
  const waiting = new Map(known.map((stranger) => [stranger.id, stranger]));

  function forgetOldest(): void {
    for (const [id, oldest] of waiting) {
      if (waiting.size <= mostStrangers) return;
      waiting.delete(id);
      // Whoever has answered something since is another record by now, and stays.
      if (visitors.get(id) === oldest) visitors.remove(id);
    }
  }

  return {
    admit: (stranger) =>
      transaction(() => {
        visitors.put(stranger);
        waiting.set(stranger.id, stranger);
        forgetOldest();
      }),
  };
}
