import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Species } from "@petbox/domain/pet/species";
import type { ExtraItem, Plan, Track } from "@petbox/domain/plan/offer";
import { useState } from "react";
import useSWR, { type SWRResponse } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { type ReadResult, readResultOf } from "../client/readResult.ts";
import { listBreedsEndpoint, listExtraItemsEndpoint, listPlansEndpoint, listTracksEndpoint } from "./contract.ts";
import { listBreeds, listExtraItems, listPlans, listTracks } from "./offers.ts";

/** The cache key of the tracks. */
export const tracksKey = (species: Species) => [listTracksEndpoint.path, species] as const;
const plansKey = (species: Species, track: string) => [listPlansEndpoint.path, species, track] as const;
/** The cache key of a track's extra items. */
export const extraItemsKey = (species: Species, track: string) =>
  [listExtraItemsEndpoint.path, species, track] as const;

/** The tracks for the visitor's pet. @param species part of the key: another species has other tracks. */
export function useTracks(species: Species): ReadResult<readonly Track[]> {
  const client = useApiClient();
  return useResultOfVisit(useSWR(tracksKey(species), () => listTracks(client), readOnce));
}

/** The plans of a track, annual first. @param species dogs and cats have tracks of the same tag. */
export function usePlans(species: Species, track: string): ReadResult<readonly Plan[]> {
  const client = useApiClient();
  return useResultOfVisit(useSWR(plansKey(species, track), () => listPlans(client), readOnce));
}

/** The extra items that go with a track. @param species dogs and cats have tracks of the same tag. */
export function useExtraItems(species: Species, track: string): ReadResult<readonly ExtraItem[]> {
  const client = useApiClient();
  return useResultOfVisit(useSWR(extraItemsKey(species, track), () => listExtraItems(client, track), readOnce));
}

/** The breeds of a species. */
export function useBreeds(species: Species): AsyncResult<readonly string[]> {
  const client = useApiClient();
  return useResultOfVisit(useSWR([listBreedsEndpoint.path, species], () => listBreeds(client, species), readOnce))
    .result;
}

/**
 * The cache also keeps failures. A failure from before this visit is ignored: the page revalidates, and only the new result is shown or
 * redirects.
 */
function useResultOfVisit<Value>(response: SWRResponse<Value, unknown>): ReadResult<Value> {
  const result = asyncResultOf(response);
  const [failedBefore] = useState<unknown>(response.error);
  const isOld = result.status === "failed" && response.error === failedBefore;
  return readResultOf(response, isOld ? { status: "loading" } : result);
}
