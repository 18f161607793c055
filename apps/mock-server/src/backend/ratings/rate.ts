import { rateEndpoint } from "@petbox/api-client/ratings/contract";
import { isRating } from "@petbox/domain/rating/average";
import { ratingPaths } from "@petbox/domain/site/paths";
import { withoutApp } from "@petbox/domain/site/withApp";
import { handle } from "../handler.ts";
import { notFound, validationError } from "../httpError.ts";
import type { CallContext } from "../requestContext.ts";
import { type OwnBox, requireOwnBox } from "../shipments/ownBoxes.ts";
import { boxRatingOf } from "./boxRatingOf.ts";

/** More than a held arrow key produces in a minute. */
const perMinute = 240;

/** Gives one to five stars to a box or an item in it. A completed rating does not change. */
export const rateHandler = handle(
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
    return {};
  },
  { perMinute },
);

/** The path of a rating's page. */
const pageOfBox = new RegExp(`^${ratingPaths.rating.replace(":shipment", "([^/?#]+)")}$`);

/** The visitor's box at a page URL, also with "/app" in front. @throws HttpError 401, or 404 for an unknown box. */
export function ownBoxAt(url: string, context: Pick<CallContext<unknown>, "store" | "visitor">): OwnBox {
  return requireOwnBox(pageOfBox.exec(withoutApp(url))?.[1], context);
}
