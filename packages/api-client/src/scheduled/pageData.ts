import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { scheduledPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { envelope } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { listedSubscriptionWire } from "../subscriptions/listedSubscriptionWire.ts";
import { ownScheduledWire } from "./ownScheduledWire.ts";
import { startScheduledWire } from "./startScheduledWire.ts";

const listed = { schema: envelope("subscriptions", arrayOfValid(listedSubscriptionWire)) };

const own = { schema: ownScheduledWire };

const start = { schema: startScheduledWire };

const { hygiene, "wet-food": wetFood } = scheduledPages;

export const matsPageData = pageData({ page: hygiene.list, ...listed });
export const wetFoodsPageData = pageData({ page: wetFood.list, ...listed });
export const matPageData = pageData({ page: hygiene.detail, ...own });
export const wetFoodPageData = pageData({ page: wetFood.detail, ...own });
export const changeMatPageData = pageData({ page: hygiene.change, ...own });
export const changeWetFoodPageData = pageData({ page: wetFood.change, ...own });
export const cancelMatPageData = pageData({ page: hygiene.cancel, ...own });
export const cancelWetFoodPageData = pageData({ page: wetFood.cancel, ...own });

export const startMatsPageData = pageData({ page: scheduledPaths.buyMats, ...start });
export const startWetFoodPageData = pageData({ page: scheduledPaths.buyWetFood, ...start });

/** The start page's data by kind; only the cart and the boxes depend on the visitor. */
export const startScheduledData = { hygiene: startMatsPageData, "wet-food": startWetFoodPageData } as const;

/** The active subscriptions of a kind. */
export const scheduledListData = { hygiene: matsPageData, "wet-food": wetFoodsPageData } as const;

/** One subscription of a kind; all of its pages have the same data (MAN-062, MAN-063, MAN-065). */
export const ownScheduledData = {
  hygiene: { detail: matPageData, change: changeMatPageData, cancel: cancelMatPageData },
  "wet-food": { detail: wetFoodPageData, change: changeWetFoodPageData, cancel: cancelWetFoodPageData },
} as const;
