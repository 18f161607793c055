import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { ExtraCategory } from "@petbox/domain/upsell/extraCategory";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { listExtraCategories } from "./api.ts";
import { extraCategoriesEndpoint } from "./extraCategories.ts";

const keyOf = (trackCode: string) => [extraCategoriesEndpoint.path, "code", trackCode];

/** The available extra items for the boxes of a track, by the prefix of its plan codes. */
export function useExtraCategories(trackCode: string): AsyncResult<readonly ExtraCategory[]> {
  const client = useApiClient();
  return useDeferredResult(
    asyncResultOf(useSWR(keyOf(trackCode), () => listExtraCategories(client, trackCode), readOnce)),
  );
}

/** Revalidates the categories: one may be sold out. */
export function useRevalidateExtraCategories(trackCode: string): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => void (await mutate(keyOf(trackCode)));
}
