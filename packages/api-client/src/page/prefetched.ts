import type { ApiClient } from "../client/client.ts";

/** How long a prefetched reply may be used, in milliseconds. */
const freshFor = 10_000;

/*
 * The prefetched replies of each client. SWR's own `preload` keeps a reply until a page takes it: it would show a failure
 * after the network is back, and old data for a link that was pointed at long ago.
 */
const prefetchedBy = new WeakMap<ApiClient, Map<string, Prefetched>>();

interface Prefetched {
  readonly data: Promise<unknown>;
  /** How many changes the client had sent before: a reply from before another change may be stale. */
  readonly changes: number;
}

/** The keys that an open page of each client reads by itself. */
const openKeys = new WeakMap<ApiClient, Set<string>>();

/** Prefetches nothing under a key while a page is open that reads it. Returns how to end that. */
export function holdPrefetches(client: ApiClient, key: string): () => void {
  const keys = openKeys.get(client) ?? new Set();
  openKeys.set(client, keys);
  keys.add(key);
  return () => void keys.delete(key);
}

/** Prefetches once, and again if that failed or is stale. */
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
