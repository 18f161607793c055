import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import { finishRatingEndpoint, olderFinishRatingEndpoint, rateEndpoint } from "@petbox/api-client/ratings/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { isRating } from "@petbox/domain/rating/average";
import { isFirstStepDone, olderServiceMissingMessage } from "@petbox/domain/rating/boxRating";
import { ratingMessages } from "@petbox/domain/rating/messages";
import { accepted } from "@petbox/domain/result";
import { ratingPaths } from "@petbox/domain/site/paths";
import { withoutApp } from "@petbox/domain/site/withApp";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { notFound, validationError } from "../httpError.ts";
import type { CallContext, Dependencies } from "../requestContext.ts";
import { type OwnBox, ownBoxes, requireOwnBox } from "../shipments/ownBoxes.ts";
import { boxRatingOf } from "./boxRatingOf.ts";

/** More than a held arrow key produces in a minute. */
const perMinute = 240;

/** Gives one to five stars to a box or an item in it. A completed rating does not change. */
const rateHandler = handle(
  rateEndpoint,
  ({ parameters, body, ...context }) => {
    const stars = Number(parameters.value);
    if (!isRating(stars)) throw validationError({ value: ["A nota vai de 1 a 5."] });
    const own = ownBoxAt(body.url, context);
    const { items, rated } = boxRatingOf(own);
    if (rated) throw validationError({ url: ["Você já avaliou este BOX"] });
    const { shipment } = own;
    const { ratings = { items: {} } } = shipment;
    const isBox = parameters.flag === "1" && body.id === shipment.chargeId;
    const isItem = parameters.flag === "0" && items.some(({ id }) => id === body.id);
    if (!isBox && !isItem) throw notFound();
    const given = isBox ? { box: stars } : { items: { ...ratings.items, [body.id]: stars } };
    context.store.shipments.put({ ...shipment, ratings: { ...ratings, ...given } });
    return accepted({});
  },
  { perMinute },
);

/** The path of a rating's page. */
const pageOfBox = new RegExp(`^${ratingPaths.rating.replace(":shipment", "([^/?#]+)")}$`);

/** The visitor's box at a page URL, also with "/app" in front. @throws HttpError 401, or 404 for an unknown box. */
function ownBoxAt(url: string, context: Pick<CallContext<unknown>, "store" | "visitor">): OwnBox {
  return requireOwnBox(pageOfBox.exec(withoutApp(url))?.[1], context);
}

export const handlers: readonly Handler[] = forAccounts([
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
    const own = ownBoxes(context).find(({ shipment }) => shipment.chargeId === body.shipmentId);
    if (own === undefined) throw notFound();
    finish(own, body, context, olderServiceMissingMessage);
    return accepted({});
  }),
]);

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
