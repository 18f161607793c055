import type { OfferedExtraItem } from "@petbox/domain/upsell/offeredExtraItem";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { type ReadResult, readResultOf } from "../client/readResult.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { listOfferedExtraItems } from "./api.ts";
import { offeredExtraItemsEndpoint } from "./offeredExtraItems.ts";

interface OfferedExtraItems extends ReadResult<readonly OfferedExtraItem[]> {
  /** Revalidates the list before one of its items is charged. @throws ApiError if the request fails; the current list stays on screen. */
  readonly revalidateOrThrow: () => Promise<readonly OfferedExtraItem[] | undefined>;
}

/** The available extra items for the boxes of a track, by the prefix of its plan codes. */
export function useOfferedExtraItems(trackCode: string): OfferedExtraItems {
  const client = useApiClient();
  const key = [offeredExtraItemsEndpoint.path, "code", trackCode];
  const read = () => listOfferedExtraItems(client, trackCode);
  const response = useSWR(key, read, readOnce);
  return {
    ...readResultOf(response, useDeferredResult(asyncResultOf(response))),
    revalidateOrThrow: () => response.mutate(read(), { revalidate: false }),
  };
}
