import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { OfferedExtraItem } from "@petbox/domain/upsell/offeredExtraItem";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { listOfferedExtraItems } from "./api.ts";
import { offeredExtraItemsEndpoint } from "./offeredExtraItems.ts";

const keyOf = (trackCode: string) => [offeredExtraItemsEndpoint.path, "code", trackCode];

/** The available extra items for the boxes of a track, by the prefix of its plan codes. */
export function useOfferedExtraItems(trackCode: string): AsyncResult<readonly OfferedExtraItem[]> {
  const client = useApiClient();
  return useDeferredResult(
    asyncResultOf(useSWR(keyOf(trackCode), () => listOfferedExtraItems(client, trackCode), readOnce)),
  );
}

/** Revalidates the items, and returns those that are then on screen: one may be sold out, or have another price. */
export function useRevalidateOfferedExtraItems(
  trackCode: string,
): () => Promise<readonly OfferedExtraItem[] | undefined> {
  const { mutate } = useSWRConfig();
  return () => mutate<readonly OfferedExtraItem[]>(keyOf(trackCode)).catch(() => undefined);
}
