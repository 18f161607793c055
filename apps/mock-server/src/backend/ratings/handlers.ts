import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import { finishRatingEndpoint, olderFinishRatingEndpoint } from "@petbox/api-client/ratings/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { isFirstStepDone, olderServiceMissingMessage } from "@petbox/domain/rating/boxRating";
import { ratingMessages } from "@petbox/domain/rating/messages";
import { accepted } from "@petbox/domain/result";
import { type Handler, handle } from "../handler.ts";
import { notFound, unauthenticated, validationError } from "../httpError.ts";
import type { Dependencies } from "../requestContext.ts";
import { type OwnBox, ownBoxes } from "../shipments/ownBoxes.ts";
import { boxRatingOf } from "./boxRatingOf.ts";
import { ownBoxAt, rateHandler } from "./rate.ts";

export const handlers: readonly Handler[] = [
  rateHandler,
  // The last step, as current pages send it.
  handle(finishRatingEndpoint, ({ body, ...context }) => {
    const own = ownBoxAt(body.url, context);
    if (own.shipment.chargeId !== body.shipmentId) throw notFound();
    finish(own, body, context, ratingMessages["service-unrated"]);
    return accepted({});
  }),
  // The last step, as older pages send it: without an address, and with other texts for missing stars (SUB-249).
  handle(olderFinishRatingEndpoint, ({ body, ...context }) => {
    const all = ownBoxes(context);
    if (all === undefined) throw unauthenticated();
    const own = all.find(({ shipment }) => shipment.chargeId === body.shipmentId);
    if (own === undefined) throw notFound();
    finish(own, body, context, olderServiceMissingMessage);
    return accepted({});
  }),
];

/** Completes the rating of a box. Repeating it changes nothing. @throws HttpError 422 while stars are missing. */
function finish(
  own: OwnBox,
  { customerService, logistics }: BodyOf<typeof olderFinishRatingEndpoint>,
  { store, clock }: Pick<Dependencies, "store" | "clock">,
  missingText: string,
): void {
  const rating = boxRatingOf(own);
  if (rating.rated) return;
  if (!isFirstStepDone(rating)) throw validationError({ items: [ratingMessages["items-unrated"]] });
  if (customerService === undefined || logistics === undefined) throw validationError({ service: [missingText] });
  const { shipment } = own;
  const { ratings = { items: {} } } = shipment;
  const finishedOn = civilDateAt(clock());
  store.shipments.put({ ...shipment, ratings: { ...ratings, customerService, logistics, finishedOn } });
}
