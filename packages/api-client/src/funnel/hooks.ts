import type { Species } from "@petbox/domain/pet/species";
import type { ExtraItem, Plan, Track } from "@petbox/domain/plan/offer";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { type Reading, readingOf, readOnce } from "../client/reading.ts";
import { listBreedsEndpoint, listExtraItemsEndpoint, listPlansEndpoint, listTracksEndpoint } from "./contract.ts";
import { listBreeds, listExtraItems, listPlans, listTracks } from "./offers.ts";

/** The tracks for the visitor's pet. @param species part of the key: another species has other tracks. */
export function useTracks(species: Species): Reading<readonly Track[]> {
  const client = useApiClient();
  return readingOf(useSWR([listTracksEndpoint.path, species], () => listTracks(client), readOnce));
}

/** The plans of a track, annual first. */
export function usePlans(track: string): Reading<readonly Plan[]> {
  const client = useApiClient();
  return readingOf(useSWR([listPlansEndpoint.path, track], () => listPlans(client), readOnce));
}

/** The extra items that go with a track. */
export function useExtraItems(track: string): Reading<readonly ExtraItem[]> {
  const client = useApiClient();
  return readingOf(useSWR([listExtraItemsEndpoint.path, track], () => listExtraItems(client, track), readOnce));
}

/** The breeds of a species. */
export function useBreeds(species: Species): Reading<readonly string[]> {
  const client = useApiClient();
  return readingOf(useSWR([listBreedsEndpoint.path, species], () => listBreeds(client, species), readOnce));
}
