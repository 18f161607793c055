import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { pathTo } from "@petbox/domain/site/pathTo";
import useSWR, { useSWRConfig } from "swr";
import type * as z from "zod/mini";
import { useApiClient } from "../client/ApiContext.ts";
import { errorOfCall } from "../client/apiError.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { useCacheOwner } from "../client/CacheOwnerContext.ts";
import type { ApiClient } from "../client/client.ts";
import { parsedBy } from "../client/parsedBy.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import type { PageData, PageDataValue } from "../contract/pageDataContract.ts";
import { createPrefetches } from "./prefetches.ts";

/** The parameters of a page's path. */
export type PageParameters = Readonly<Record<string, string | undefined>>;

const pages = createPrefetches<unknown>();

/** Revalidates on every reconnect. */
const revalidateAlways = { ...readOnce, dedupingInterval: 0 };

/**
 * The data of a page: from the document at the first load, or else fetched from the page's own path (decision 49); null if the path names
 * no item of this customer. It is loading until the customer is known, unless it is the same for everybody.
 * @param onRead called after each successful read, also of data that have not changed.
 */
export function usePageDataFor<Data extends PageData>(
  value: Data,
  parameters: PageParameters,
  onRead: () => void = () => {},
): AsyncResult<PageDataValue<Data> | null> {
  const client = useApiClient();
  const key = useKey(value, parameters);
  const read = pages.useRead(prefetchKey(key), () => client.page(pathTo(value.page, parameters)));
  const decoded = () => decodedPageData<Data["schema"]>(value, read());
  return useDeferredResult(asyncResultOf(useSWR(key, decoded, { ...revalidateAlways, onSuccess: onRead })));
}

/** Starts the read of a page's data before the page renders; `usePageDataFor` then takes it. */
export function prefetchPageData(
  client: ApiClient,
  value: PageData,
  owner: string | null,
  parameters: PageParameters,
): void {
  pages.start(client, prefetchKey(keyOf(value, owner, parameters)), () => client.page(pathTo(value.page, parameters)));
}

/** Changes the cached data of a page that is open (decision 50). */
export interface PageDataCache<Value> {
  /** Changes the latest data read, without a request; nothing if the page has no data. */
  readonly mutate: (change: (read: Value) => Value) => Promise<void>;
  /**
   * Revalidates the data. Never rejects: if the request fails, the current data stay on screen.
   * @returns the data that are then on screen; undefined once the page is unmounted.
   */
  readonly revalidate: () => Promise<Value | null | undefined>;
  /**
   * Revalidates the data before something is charged at the amounts on screen.
   * @returns the data that are then on screen.
   * @throws ApiError if the request fails; the current data stay on screen.
   */
  readonly revalidateOrThrow: () => Promise<Value | null | undefined>;
}

/** @param parameters of the page's path. */
export function usePageDataCacheFor<Data extends PageData>(
  value: Data,
  parameters: PageParameters,
): PageDataCache<PageDataValue<Data>> {
  const client = useApiClient();
  const { mutate } = useSWRConfig();
  const key = useKey(value, parameters);
  // A prefetched reply is from before the change.
  const dropPrefetched = () => pages.take(client, prefetchKey(key));
  async function revalidate() {
    dropPrefetched();
    // Rejects once the page is unmounted; there is then no data to read.
    return await mutate<PageDataValue<Data> | null>(key).catch(() => undefined);
  }
  async function revalidateOrThrow() {
    dropPrefetched();
    const reread = () => key && decodedPageData<Data["schema"]>(value, client.page(key[1]));
    return await mutate<PageDataValue<Data> | null>(key, reread, { revalidate: false });
  }
  return {
    revalidate,
    revalidateOrThrow,
    mutate: async (change) => {
      dropPrefetched();
      const changed = (read?: PageDataValue<Data> | null) => read && change(read);
      await mutate<PageDataValue<Data> | null>(key, changed, { revalidate: false });
    },
  };
}

type Key = readonly ["page", path: string, owner: string | null];

/** The key of a read; null, which keeps SWR from reading, until its customer is known. */
function keyOf(
  { page, isPublic = false }: PageData,
  customer: string | null | undefined,
  parameters: PageParameters,
): Key | null {
  const owner = isPublic ? null : customer;
  return owner === undefined ? null : ["page", pathTo(page, parameters), owner];
}

function useKey(value: PageData, parameters: PageParameters): Key | null {
  return keyOf(value, useCacheOwner(), parameters);
}

function prefetchKey(key: Key | null): string {
  return JSON.stringify(key);
}

/** Identifies a page's data and their owner, for what a caller keeps beside them. */
export function usePageDataName(value: PageData, parameters: PageParameters): string {
  return prefetchKey(useKey(value, parameters));
}

/** Decodes a page's data; null stays null. @throws ApiError with the template of the page's path. */
export async function decodedPageData<Schema extends z.ZodMiniType>(
  { page, schema }: PageData<`/${string}`, Schema>,
  arriving: Promise<unknown>,
): Promise<z.output<Schema> | null> {
  try {
    const data = await arriving;
    return data === null ? null : parsedBy(schema, data);
  } catch (thrown) {
    throw errorOfCall(thrown, { method: "GET", path: page });
  }
}
