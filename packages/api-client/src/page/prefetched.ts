import type { ApiClient } from "../client/client.ts";

/** How long a prefetched reply is fresh, in milliseconds. */
const freshFor = 10_000;

/*
 * The prefetched replies of each client. SWR's own `preload` keeps a reply until a page takes it: it would show a failure after the network
 * is back, and old data for a link that was pointed at long ago.
 */
const prefetchedBy = new WeakMap<ApiClient, Map<string, Prefetched>>();

interface Prefetched {
  readonly data: Promise<unknown>;
  /** The client's number of changes at the request: a reply from before a later change may be stale. */
  readonly changes: number;
}

/** The keys that an open page of each client reads itself. */
const openKeys = new WeakMap<ApiClient, Set<string>>();

/** Disables prefetching of a key while an open page reads it. Returns a function that enables it again. */
export function holdPrefetches(client: ApiClient, key: string): () => void {
  const keys = openKeys.get(client) ?? new Set();
  openKeys.set(client, keys);
  keys.add(key);
  return () => void keys.delete(key);
}

/** Prefetches once, and again after a failure or when stale. */
export function prefetch(client: ApiClient, key: string, read: () => Promise<unknown>): void {
  if (openKeys.get(client)?.has(key)) return;
  const prefetched = prefetchedBy.get(client) ?? new Map<string, Prefetched>();
  prefetchedBy.set(client, prefetched);
  const changes = client.changes();
  if (prefetched.get(key)?.changes === changes) return;
  const data = read();
  prefetched.set(key, { data, changes });
  const forget = () => prefetched.get(key)?.data === data && prefetched.delete(key);
  data.then(() => setTimeout(forget, freshFor), forget);
}

/** Takes a prefetched reply; undefined without one, or if the client has sent a change since. */
export function takePrefetched(client: ApiClient, key: string): Promise<unknown> | undefined {
  const prefetched = prefetchedBy.get(client);
  const own = prefetched?.get(key);
  prefetched?.delete(key);
  return own?.changes === client.changes() ? own.data : undefined;
}
