import type { Species } from "@petbox/domain/pet/species";
import { type ExtraItem, noExtraItem, type Plan, type Track } from "@petbox/domain/plan/offer";
import { planOrder } from "@petbox/domain/plan/planLength";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import {
  listBreedsEndpoint,
  listExtraItemsEndpoint,
  listPlansEndpoint,
  listTracksEndpoint,
  saveExtraItemEndpoint,
  savePlanEndpoint,
  saveTrackEndpoint,
} from "./contract.ts";
import type { SavedStep } from "./savedStep.ts";

/** The tracks for the visitor's pet (FUN-313). */
export function listTracks(client: ApiClient): Promise<readonly Track[]> {
  return client.call(listTracksEndpoint, {});
}

/** Saves the track (FUN-312). */
export function saveTrack(client: ApiClient, tag: string): Promise<SavedStep> {
  return unwrapOutcome(client.call(saveTrackEndpoint, { body: tag }));
}

/**
 * The plans of the chosen track, annual first (FUN-314, FUN-083).
 * @throws ApiError refused where the server sends an error instead (FUN-038).
 */
export async function listPlans(client: ApiClient): Promise<readonly Plan[]> {
  const plans = await unwrapOutcome(client.call(listPlansEndpoint, {}));
  return [...plans].sort((one, other) => planOrder(one.length, other.length));
}

/** Saves the plan (FUN-315). */
export function savePlan(client: ApiClient, tag: string): Promise<SavedStep> {
  return unwrapOutcome(client.call(savePlanEndpoint, { body: tag }));
}

/** The extra items of a track (FUN-316). @throws ApiError refused where the server sends an error instead. */
export function listExtraItems(client: ApiClient, track: string): Promise<readonly ExtraItem[]> {
  return unwrapOutcome(client.call(listExtraItemsEndpoint, { parameters: { trilha: track } }));
}

/** Saves the chosen extra item, if any, together with the offered tags (FUN-317). */
export function saveExtraItem(
  client: ApiClient,
  chosen: string = noExtraItem,
  offered: readonly string[],
): Promise<SavedStep> {
  return unwrapOutcome(client.call(saveExtraItemEndpoint, { body: { chosen, offered: [...offered] } }));
}

/** The breeds of one species, from the static list (FUN-204, FUN-324). */
export async function listBreeds(client: ApiClient, species: Species): Promise<readonly string[]> {
  const { dogs, cats } = await client.call(listBreedsEndpoint, {});
  return species === "dog" ? dogs : cats;
}
