import { centsFromDecimal } from "@petbox/domain/money/cents";
import type { Species } from "@petbox/domain/pet/species";
import { assumedExtraItemPrice, type ExtraItem, noExtraItem, type Plan, type Track } from "@petbox/domain/plan/offer";
import { planLengthOf, planOrder } from "@petbox/domain/plan/planLength";
import { planNameFrom } from "@petbox/domain/plan/planName";
import { ApiError, refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import {
  listBreedsEndpoint,
  listExtraItemsEndpoint,
  listPlansEndpoint,
  listTracksEndpoint,
  saveExtraItemEndpoint,
  savePlanEndpoint,
  saveTrackEndpoint,
} from "./contract.ts";
import { type SavedStep, savedStepFrom } from "./savedStep.ts";

/** The tracks for the visitor's pet (FUN-313). */
export async function listTracks(client: ApiClient): Promise<readonly Track[]> {
  const { trilhas } = await client.call(listTracksEndpoint, {});
  return trilhas.map(({ tag, name, descricao, imagem, price, dashed_price, active, class: styleClass }) => ({
    tag,
    name,
    description: descricao,
    image: imagem,
    monthlyPrice: centsFromDecimal(price),
    ...(dashed_price ? { dashedPrice: centsFromDecimal(dashed_price) } : {}),
    mostPopular: Boolean(active),
    ...(styleClass ? { class: styleClass } : {}),
  }));
}

/** Saves the track (FUN-312). */
export async function saveTrack(client: ApiClient, tag: string): Promise<SavedStep> {
  return savedStepFrom(await client.call(saveTrackEndpoint, { body: { trilha: tag } }));
}

/**
 * The plans of the chosen track, annual first (FUN-314, FUN-083).
 * @throws ApiError refused when the answer says error (FUN-038); contract when it says nothing at all.
 */
export async function listPlans(client: ApiClient): Promise<readonly Plan[]> {
  const { plans, error } = await client.call(listPlansEndpoint, {});
  if (error) throw refused(typeof error === "string" ? error : undefined, "plans");
  if (!plans) throw new ApiError({ kind: "contract", detail: "The answer has neither plans nor an error." });
  return plans
    .map(({ tag, name, descrisao, imagem, price, especial }) => ({
      tag,
      name: planNameFrom(name),
      description: descrisao,
      image: imagem,
      monthlyPrice: centsFromDecimal(price),
      length: planLengthOf({ tag, description: descrisao }),
      special: Boolean(especial),
    }))
    .sort((one, other) => planOrder(one.length, other.length));
}

/** Saves the plan (FUN-315). */
export async function savePlan(client: ApiClient, tag: string): Promise<SavedStep> {
  return savedStepFrom(await client.call(savePlanEndpoint, { body: { plan: tag } }));
}

/** The extra items that go with a track (FUN-316). */
export async function listExtraItems(client: ApiClient, track: string): Promise<readonly ExtraItem[]> {
  const { trilhas } = await client.call(listExtraItemsEndpoint, { parameters: { trilha: track } });
  return trilhas.map(({ tag, call, name, descricao, imagem, price, active }) => ({
    tag,
    call,
    name,
    description: descricao,
    image: imagem,
    monthlyPrice: price == null ? assumedExtraItemPrice : centsFromDecimal(price),
    isPriceSaid: price != null,
    mostPopular: Boolean(active),
  }));
}

/** Saves the extra item, or none, together with the tags that were offered (FUN-317). */
export async function saveExtraItem(
  client: ApiClient,
  chosen: string | undefined,
  offered: readonly string[],
): Promise<SavedStep> {
  const body = { item_extra: chosen ?? noExtraItem, tags: [...offered] };
  return savedStepFrom(await client.call(saveExtraItemEndpoint, { body }));
}

/** The breeds of one species, from the static list (FUN-204, FUN-324). */
export async function listBreeds(client: ApiClient, species: Species): Promise<readonly string[]> {
  const { dogs, cats } = await client.call(listBreedsEndpoint, {});
  return species === "dog" ? dogs : cats;
}
