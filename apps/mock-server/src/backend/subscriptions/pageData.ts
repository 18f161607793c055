import { boxListPageData, subscriptionHubPageData } from "@petbox/api-client/subscriptions/pageData";
import { type CivilDate, civilDateAt, isAfter } from "@petbox/domain/calendar/civilDate";
import type { SubscriptionCounts } from "@petbox/domain/subscription/subscriptionCounts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import type { ScheduledPurchase } from "../scheduled/purchase.ts";
import { requireAccount } from "../session/requireAccount.ts";
import type { WorldStore } from "../store.ts";
import { listedBoxesOf } from "./listedBoxes.ts";
import { ownSubscriptions } from "./ownSubscriptions.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(subscriptionHubPageData, (context) =>
    countsOf(context.store, requireAccount(context), civilDateAt(context.clock())),
  ),
  handlePageData(boxListPageData, (context) => listedBoxesOf(context.store, requireAccount(context), context.clock())),
];

/**
 * A customer's number of subscriptions by kind. Ended boxes count, because their list offers the renewal; ended
 * scheduled purchases do not.
 */
function countsOf(store: WorldStore, customerCode: string, today: CivilDate): SubscriptionCounts {
  const own = ownSubscriptions(store, customerCode);
  const goingOn = (kind: ScheduledPurchase["kind"]) =>
    own.filter(({ purchase, endedOn }) => purchase?.kind === kind && endedOn === undefined).length;
  const boxes = own.filter(({ purchase }) => purchase === undefined);
  return {
    boxes: boxes.length,
    activeBoxes: boxes.filter(({ endedOn }) => endedOn === undefined || isAfter(endedOn, today)).length,
    mats: goingOn("hygiene"),
    wetFoods: goingOn("wet-food"),
  };
}
