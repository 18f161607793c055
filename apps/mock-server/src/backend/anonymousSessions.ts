import type { SessionRecord } from "./session/collections.ts";
import type { WorldStore } from "./store.ts";

/** The number of sessions without any answer that are kept. */
export const maxAnonymousSessions = 5_000;

/** Whether a visitor has only opened a page. */
function isAnonymous({ answers, session, coupon, cart, purchase }: SessionRecord): boolean {
  const done = [session, coupon, cart, purchase, ...Object.values(answers)];
  return done.every((each) => each === undefined);
}

/**
 * Keeps the newest sessions without any answer, including those from before a restart, so that requests without a
 * cookie cannot fill the server. A dropped visitor gets another session and loses nothing.
 */
export function createAnonymousSessions({ visitors, transaction }: WorldStore): {
  admit(session: SessionRecord): void;
} {
  const known = visitors.all().filter(isAnonymous);
  const waiting = new Map(known.map((session) => [session.id, session]));

  function forgetOldest(): void {
    for (const [id, oldest] of waiting) {
      if (waiting.size <= maxAnonymousSessions) return;
      waiting.delete(id);
      // A visitor who has answered since is a changed record, and stays.
      if (visitors.get(id) === oldest) visitors.remove(id);
    }
  }

  return {
    admit: (session) =>
      transaction(() => {
        visitors.put(session);
        waiting.set(session.id, session);
        forgetOldest();
      }),
  };
}
