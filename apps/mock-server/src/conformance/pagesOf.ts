import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { overdueOf } from "../backend/account/overdueOf.ts";
import { planPageOf } from "../backend/plan/planPageOf.ts";
import { resolutionOf } from "../backend/resolution/debts.ts";
import { trackedFlowsOf } from "../backend/shipments/flowsOf.ts";
import { memoryStore, type World, type WorldStore } from "../backend/store.ts";
import { listedBoxesOf } from "../backend/subscriptions/listedBoxes.ts";
import { account } from "../scenarios/people.ts";
import { noonOf } from "../simulation/noonOf.ts";

/** A store of the world with one customer, and the time of day of its pages. */
export function storeOf(world: World, on: CivilDate): { readonly store: WorldStore; readonly now: number } {
  return { store: memoryStore({ ...world, customers: [account] }), now: noonOf(on) };
}

/** What the pages say about a subscription. */
export type SubscriptionPages = ReturnType<typeof pagesOf>[number];

/** What the pages say about each subscription. */
export function pagesOf({ store, now }: ReturnType<typeof storeOf>) {
  const listed = listedBoxesOf(store, account.code, now);
  const overdue = overdueOf(store, account.code, now);
  return trackedFlowsOf(store, account.code, now).flatMap((flow) => {
    const subscription = store.subscriptions.get(flow.subscription);
    const inList = listed.find(({ code }) => code === flow.subscription);
    if (subscription === undefined || inList === undefined) return [];
    const plan = planPageOf(store, subscription, { customer: account, now });
    const resolution = resolutionOf(subscription, { store, now, sessionId: "any" });
    const inDebts = overdue.find(({ code }) => code === flow.subscription);
    return [{ subscription, flow, inList, inDebts, plan, resolution }];
  });
}
