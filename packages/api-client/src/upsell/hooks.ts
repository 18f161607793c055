import type { OfferedExtraItem } from "@petbox/domain/upsell/offeredExtraItem";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { type ReadResult, readResultOf } from "../client/readResult.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { listOfferedExtraItems } from "./api.ts";
import { offeredExtraItemsEndpoint } from "./offeredExtraItems.ts";

/** The available extra items for the boxes of a track, by the prefix of its plan codes. */
export function useOfferedExtraItems(trackCode: string): ReadResult<readonly OfferedExtraItem[]> {
  const client = useApiClient();
  const key = [offeredExtraItemsEndpoint.path, "code", trackCode];
  const response = useSWR(key, () => listOfferedExtraItems(client, trackCode), readOnce);
  return readResultOf(response, useDeferredResult(asyncResultOf(response)));
}
