import { subscriptionPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { fieldMap, under } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { count } from "../contract/wireValues.ts";
import { listedSubscriptionWire } from "./listedSubscriptionWire.ts";

/** How many subscriptions of each kind there are, as a number or as text (SUB-094). */
const countsWire = fieldMap({
  boxes: ["box_count", count],
  mats: ["hygiene_count", count],
  wetFoods: ["wet_food_count", count],
});

/** What the hub shows (SUB-093). */
export const subscriptionHubPageData = pageData({
  page: subscriptionPaths.hub,
  schema: countsWire,
});

/** The boxes that somebody subscribes to; no purchase at intervals is among them (MAN-055, MAN-147). */
export const boxListPageData = pageData({
  page: subscriptionPaths.boxes,
  schema: under("subscriptions", z.array(listedSubscriptionWire)),
});
