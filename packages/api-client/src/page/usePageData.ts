import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { type PathParameter, pathTo } from "@petbox/domain/site/pathTo";
import useSWR, { useSWRConfig } from "swr";
import type * as z from "zod/mini";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import type { ApiClient } from "../client/client.ts";
import { parsedBy } from "../client/parsedBy.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import type { PageData } from "../contract/pageDataContract.ts";
import { prefetch, takePrefetched } from "./prefetched.ts";

/** Which page's data, and whose. */
export interface PageDataAsked<Page extends string> {
  /** The customer's code, so that nobody is shown another's; null on a page for everybody. */
  readonly whose: string | null;
  /** What stands in the address. */
  readonly parameters: Readonly<Record<PathParameter<Page>, string>>;
}

/** Read again whenever the connection comes back, however soon. */
const readUpToDate = { ...readOnce, dedupingInterval: 0 };

/**
 * The data of a page: out of the document at the first load, else fetched from the page's own address (decision 49); null
 * where the address names nothing that is there, or is another's, which nobody is told apart.
 */
export function usePageData<Page extends `/${string}`, Schema extends z.ZodMiniType>(
  value: PageData<Page, Schema>,
  asked: PageDataAsked<Page>,
): AsyncResult<z.output<Schema> | null> {
  const client = useApiClient();
  return useDeferredResult(asyncResultOf(useSWR(keyOf(value, asked), (key) => read(client, value, key), readUpToDate)));
}

/** Fetches the data of a page ahead, on intent to open it; the page's own reading then finds it. */
export function prefetchPageData<Page extends `/${string}`, Schema extends z.ZodMiniType>(
  client: ApiClient,
  value: PageData<Page, Schema>,
  asked: PageDataAsked<Page>,
): void {
  const key = keyOf(value, asked);
  prefetch(client, prefetchKey(key), () => client.page(key[1]));
}

/** Changes what is known of the data of a page that is open (decision 50). */
export interface KnownPageData<Data> {
  /** Says what the data is now, without asking. */
  readonly know: (data: Data) => Promise<void>;
  /** Reads it anew. Never rejects: what is known stays where that fails. */
  readonly readAgain: () => Promise<void>;
}

/** @param asked as it is read. */
export function useKnownPageData<Page extends `/${string}`, Schema extends z.ZodMiniType>(
  value: PageData<Page, Schema>,
  asked: PageDataAsked<Page>,
): KnownPageData<z.output<Schema>> {
  const client = useApiClient();
  const { mutate } = useSWRConfig();
  const key = keyOf(value, asked);
  // What was asked for ahead is from before.
  const forgetPrefetched = () => takePrefetched(client, prefetchKey(key));
  return {
    know: async (data) => {
      forgetPrefetched();
      await mutate(key, data, { revalidate: false });
    },
    readAgain: async () => {
      forgetPrefetched();
      // Where pages are shown no more, nothing is known that could be read again.
      await mutate(key).catch(() => undefined);
    },
  };
}

function keyOf<Page extends `/${string}`>({ page }: PageData<Page>, { whose, parameters }: PageDataAsked<Page>) {
  return ["page", pathTo(page, parameters), whose] as const;
}

type Key = ReturnType<typeof keyOf>;

function prefetchKey(key: Key): string {
  return JSON.stringify(key);
}

async function read<Schema extends z.ZodMiniType>(
  client: ApiClient,
  { schema }: PageData<`/${string}`, Schema>,
  key: Key,
): Promise<z.output<Schema> | null> {
  const data = await (takePrefetched(client, prefetchKey(key)) ?? client.page(key[1]));
  return data === null ? null : parsedBy(schema, data);
}
