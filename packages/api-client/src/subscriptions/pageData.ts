import { subscriptionPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedCount, coercedInteger } from "../contract/coerced.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { listedSubscriptionWire } from "./listedSubscriptionWire.ts";

/** The number of subscriptions of each kind (SUB-094). `active_box_count` is ours. */
const countsWire = fieldMap({
  boxes: ["box_count", coercedCount],
  activeBoxes: ["active_box_count", nullish(coercedInteger)],
  mats: ["hygiene_count", coercedCount],
  wetFoods: ["wet_food_count", coercedCount],
});

/** The data of the hub (SUB-093). */
export const subscriptionHubPageData = pageData({
  page: subscriptionPaths.hub,
  schema: countsWire,
});

/** The customer's box subscriptions, without scheduled purchases (MAN-055, MAN-147). */
export const boxListPageData = pageData({
  page: subscriptionPaths.boxes,
  schema: envelope("subscriptions", arrayOfValid(listedSubscriptionWire)),
});
