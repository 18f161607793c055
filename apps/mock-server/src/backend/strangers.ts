import type { Visitor } from "./session/collections.ts";
import type { Store } from "./store.ts";

/** How many people who have opened a page, and done nothing since, are remembered. */
export const mostStrangers = 5_000;

/**
 * Remembers the newest of those who have only opened a page. The one who has to go, and comes back, gets another session
 * and has lost nothing; without an end, whoever asks without a cookie would fill the server.
 */
export function createStrangers({ visitors, transaction }: Store): { admit(stranger: Visitor): void } {
  const waiting = new Map<string, Visitor>();
  return {
    admit: (stranger) =>
      transaction(() => {
        visitors.put(stranger);
        waiting.set(stranger.id, stranger);
        const [first] = waiting;
        if (first === undefined || waiting.size <= mostStrangers) return;
        const [id, oldest] = first;
        waiting.delete(id);
        // Whoever has answered something since is another record by now, and stays.
        if (visitors.get(id) === oldest) visitors.remove(id);
      }),
  };
}
