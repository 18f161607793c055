import type { Reading } from "@petbox/domain/reading/reading";
import { type PathParameter, pathTo } from "@petbox/domain/site/pathTo";
import useSWR, { preload } from "swr";
import type * as z from "zod/mini";
import { useApiClient } from "../client/ApiContext.ts";
import type { ApiClient } from "../client/client.ts";
import { parsedBy } from "../client/parsedBy.ts";
import { readingOf, readOnce } from "../client/readingOf.ts";
import type { PageDataOf } from "../contract/pageDataOf.ts";

/** Which page's data, and whose. */
export interface PageDataAsked<Page extends string> {
  /** The customer's code, so that nobody is shown another's; null on a page for everybody. */
  readonly whose: string | null;
  /** What stands in the address. */
  readonly parameters: Readonly<Record<PathParameter<Page>, string>>;
}

/** The data of a page: out of the document at the first load, else fetched from the page's own address (decision 49). */
export function usePageData<Page extends `/${string}`, Schema extends z.ZodMiniType>(
  value: PageDataOf<Page, Schema>,
  asked: PageDataAsked<Page>,
): Reading<z.output<Schema>> {
  const client = useApiClient();
  return readingOf(useSWR(keyOf(value, asked), ([, address]) => read(client, value, address), readOnce));
}

/** Fetches the data of a page ahead, on intent to open it; the page's own reading then finds it. */
export function prefetchPageData<Page extends `/${string}`, Schema extends z.ZodMiniType>(
  client: ApiClient,
  value: PageDataOf<Page, Schema>,
  asked: PageDataAsked<Page>,
): void {
  const fetched: Promise<unknown> = preload(keyOf(value, asked), ([, address]) => read(client, value, address));
  // Whether it came is the page's to say.
  fetched.catch(() => undefined);
}

function keyOf<Page extends `/${string}`>({ page }: PageDataOf<Page>, { whose, parameters }: PageDataAsked<Page>) {
  return ["page", pathTo(page, parameters), whose] as const;
}

async function read<Schema extends z.ZodMiniType>(
  client: ApiClient,
  { schema }: PageDataOf<`/${string}`, Schema>,
  address: string,
): Promise<z.output<Schema>> {
  return parsedBy(schema, await client.page(address));
}
