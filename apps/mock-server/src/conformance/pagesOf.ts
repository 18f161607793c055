import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { contractsOf } from "../backend/account/contractsOf.ts";
import { overdueOf } from "../backend/account/overdueOf.ts";
import { receivedBoxesOf } from "../backend/boxes/receivedBoxes.ts";
import { planPageOf } from "../backend/plan/planPageOf.ts";
import { resolutionOf } from "../backend/resolution/debts.ts";
import { callOffPaid } from "../backend/resolution/paymentRetries.ts";
import { trackedFlowsOf } from "../backend/shipments/flowsOf.ts";
import type { OwnBox } from "../backend/shipments/ownBoxes.ts";
import { memoryStore, type World, type WorldStore } from "../backend/store.ts";
import { listedBoxesOf } from "../backend/subscriptions/listedBoxes.ts";
import { account } from "../scenarios/people.ts";
import { advanceWorld } from "../simulation/advanceWorld.ts";
import { noonOf } from "../simulation/noonOf.ts";

/** A store of the world with one customer, and the time of day of its pages. Due tasks have run, as before every request. */
export function storeOf(world: World, on: CivilDate): { readonly store: WorldStore; readonly now: number } {
  const store = memoryStore({ ...advanceWorld(world, on, on).world, customers: [account] });
  const now = noonOf(on);
  callOffPaid({ store, clock: () => now, broadcast: () => {} });
  return { store, now };
}

/** The state of a subscription as its pages show it. */
export type SubscriptionPages = ReturnType<typeof pagesOf>[number];

/** The state of each subscription as its pages show it. */
export function pagesOf({ store, now }: ReturnType<typeof storeOf>) {
  const listed = listedBoxesOf(store, account.code, now);
  const overdue = overdueOf(store, account.code, now);
  const contracts = contractsOf(store, account.code, civilDateAt(now));
  const boxes = receivedBoxesOf(boxesIn(store), store);
  return trackedFlowsOf(store, account.code, now).flatMap((flow) => {
    const subscription = store.subscriptions.get(flow.subscription);
    const inList = listed.find(({ code }) => code === flow.subscription);
    if (subscription === undefined || inList === undefined) return [];
    const plan = planPageOf(store, subscription, { customer: account, now });
    const resolution = resolutionOf(subscription, { store, now, sessionId: "any" });
    const inDebts = overdue.find(({ code }) => code === flow.subscription);
    const contract = contracts.find(({ code }) => code === flow.subscription);
    return [{ subscription, flow, contract, inList, inDebts, plan, resolution, boxes }];
  });
}

/** Every box of the store's only customer. */
function boxesIn(store: WorldStore): readonly OwnBox[] {
  return store.shipments.all().flatMap((shipment) => {
    const subscription = store.subscriptions.get(shipment.subscriptionCode);
    return subscription === undefined || subscription.purchase !== undefined ? [] : [{ shipment, subscription }];
  });
}
