import type { BoxRating, ServiceRating, Star } from "@petbox/domain/rating/boxRating";
import { ratingPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { failureOf } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { finishRatingEndpoint, rateEndpoint } from "./contract.ts";
import type { StarFate } from "./starsInOrder.ts";

/** The rated BOX: its name in the page's URL, and the server's id of its shipment. */
export interface RatedBox extends Pick<BoxRating, "shipmentId"> {
  readonly box: string;
}

/** The server identifies the BOX by the URL of its page (SUB-315). */
const urlOf = ({ box }: RatedBox) => pathTo(ratingPaths.rating, { shipment: box });

/** Sends stars (SUB-313). @returns their fate. @throws ApiError if they were not saved. */
export async function giveStar(client: ApiClient, rated: RatedBox, star: Star): Promise<StarFate> {
  const { flag, id } = star.of === "box" ? { flag: "1", id: rated.shipmentId } : { flag: "0", id: star.item };
  const parameters = { value: String(star.value), flag };
  try {
    await unwrapOutcome(client.call(rateEndpoint, { parameters, body: { url: urlOf(rated), id } }));
    return "kept";
  } catch (thrown) {
    if (failureOf(thrown).kind === "contract") return "unclear";
    throw thrown;
  }
}

/** Sends the last step: with it the BOX is rated (SUB-312). @throws ApiError refused while stars are missing. */
export async function finishRating(client: ApiClient, rated: RatedBox, service: ServiceRating): Promise<void> {
  const { shipmentId } = rated;
  await unwrapOutcome(client.call(finishRatingEndpoint, { body: { shipmentId, ...service, url: urlOf(rated) } }));
}
