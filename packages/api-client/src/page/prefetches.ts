import { useEffect } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import type { ApiClient } from "../client/client.ts";

/** How long a prefetched reply is fresh, in milliseconds. */
const freshFor = 10_000;

interface Prefetched<Value> {
  readonly data: Promise<Value>;
  /** The client's number of changes at the request: a reply from before a later change may be stale. */
  readonly changes: number;
}

/** Replies that are requested before the page that shows them renders. Each is known by the key of the read. */
export interface Prefetches<Value> {
  /** Prefetches once, and again after a failure or when stale. */
  readonly start: (client: ApiClient, key: string, read: () => Promise<Value>) => void;
  /** Takes a prefetched reply; undefined without one, or if the client has sent a change since. */
  readonly take: (client: ApiClient, key: string) => Promise<Value> | undefined;
  /**
   * The read of an open page. Its loaders and guards run again, and must not prefetch what the page reads itself.
   * @returns takes the prefetched reply, or else reads.
   */
  readonly useRead: (key: string, read: () => Promise<Value>) => () => Promise<Value>;
}

/** The keys that an open page of each client reads itself. */
const openKeys = new WeakMap<ApiClient, Set<string>>();

function hold(client: ApiClient, key: string): () => void {
  const keys = openKeys.get(client) ?? new Set();
  openKeys.set(client, keys);
  keys.add(key);
  return () => void keys.delete(key);
}

/**
 * The prefetched replies of one kind of read. SWR's own `preload` keeps a reply until a page takes it: it would show a failure after the
 * network is back, and old data for a link that was pointed at long ago.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createPrefetches<Value>(): Prefetches<Value> {
  const prefetchedBy = new WeakMap<ApiClient, Map<string, Prefetched<Value>>>();

  function take(client: ApiClient, key: string): Promise<Value> | undefined {
    const prefetched = prefetchedBy.get(client);
    const own = prefetched?.get(key);
    prefetched?.delete(key);
    return own?.changes === client.changes() ? own.data : undefined;
  }

  return {
    start(client, key, read) {
      if (openKeys.get(client)?.has(key)) return;
      const prefetched = prefetchedBy.get(client) ?? new Map<string, Prefetched<Value>>();
      prefetchedBy.set(client, prefetched);
      const changes = client.changes();
      if (prefetched.get(key)?.changes === changes) return;
      const data = read();
      prefetched.set(key, { data, changes });
      const forget = () => prefetched.get(key)?.data === data && prefetched.delete(key);
      data.then(() => setTimeout(forget, freshFor), forget);
    },
    take,
    useRead(key, read) {
      const client = useApiClient();
      useEffect(() => hold(client, key), [client, key]);
      return () => take(client, key) ?? read();
    },
  };
}
