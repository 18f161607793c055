import type { ApiClient } from "../client/client.ts";

/** How long it is still news, in milliseconds: who points at a link opens it, or does something that may change its page. */
const freshFor = 10_000;

/*
 * What each client has asked for before a page needs it. SWR's own `preload` keeps what it is given until a page takes it:
 * a failure would be shown to whoever opens the page once the network is back, and what was pointed at long ago would be
 * shown as it was then.
 */
const askedBy = new WeakMap<ApiClient, Map<string, Asked>>();

interface Asked {
  readonly data: Promise<unknown>;
  /** How much the client had changed by then: what was asked for before another change may be wrong. */
  readonly changes: number;
}

/** Asks for something ahead; once, unless that failed or is no news any more. */
export function prefetch(client: ApiClient, key: string, ask: () => Promise<unknown>): void {
  const asked = askedBy.get(client) ?? new Map<string, Asked>();
  askedBy.set(client, asked);
  const changes = client.changes();
  if (asked.get(key)?.changes === changes) return;
  const data = ask();
  asked.set(key, { data, changes });
  const forget = () => asked.get(key)?.data === data && asked.delete(key);
  data.then(() => setTimeout(forget, freshFor), forget);
}

/** Takes a prefetched reply; undefined without one, or if the client has sent a change since. */
export function takePrefetched(client: ApiClient, key: string): Promise<unknown> | undefined {
  const asked = askedBy.get(client);
  const own = asked?.get(key);
  asked?.delete(key);
  return own?.changes === client.changes() ? own.data : undefined;
}
