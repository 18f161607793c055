import { addDays, daysBetween } from "@petbox/domain/calendar/civilDate";
import { itemsPriceOf, orderTotalOf } from "@petbox/domain/scheduled/scheduledPrice";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import fc from "fast-check";
import { expect, it } from "vitest";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import { advanceWorld } from "../../simulation/advanceWorld.ts";
import { freightWhen } from "../../simulation/freightWithoutBox.ts";
import { itemsOf } from "../../simulation/itemsOf.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { actions } from "../../testing/customerActions.ts";
import { approvedCard, paidOn, type SimulatedAction, simulate, start } from "../../testing/threeYears.ts";
import { nextChargeOf } from "../plan/nextCharge.ts";
import { planPageOf } from "../plan/planPageOf.ts";
import type { CustomerRecord } from "../session/collections.ts";
import type { ShipmentRecord } from "../shipments/collections.ts";
import { memoryStore, type World } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { stateAtNextCharge } from "./nextDispatch.ts";
import { ownScheduledOf } from "./ownScheduled.ts";

const box = "CAIXA00001";
const pads = "TAPETES001";

const customer: CustomerRecord = {
  code: "bia",
  email: "bia@gmail.com",
  areaCode: "11",
  phoneNumber: "912345678",
  newsletter: false,
  privacy: true,
};

const anyWorld = fc
  .record({
    planTag: fc.constantFrom("SP_semestral", "SP_mensal"),
    renewalOff: fc.boolean(),
    state: fc.constantFrom("SP" as const, "AM" as const),
    quantity: fc.constantFrom(1, 2, 4),
    boughtAfter: fc.integer({ min: 0, max: 20 }),
    looks: fc.array(fc.integer({ min: 21, max: 200 }), { minLength: 6, maxLength: 6 }),
    planned: fc.array(
      fc.record({ after: fc.integer({ min: 1, max: 300 }), action: fc.constantFrom<SimulatedAction>(...actions) }),
      { maxLength: 4 },
    ),
  })
  .map(({ planTag, renewalOff, state, quantity, boughtAfter, looks, planned }) => {
    const items = [{ sku: "TAP-BRANCO", quantity }];
    const bought = {
      state,
      planTag: scheduledPurchasePlan,
      amount: itemsPriceOf("hygiene", itemsOf(items, scheduledProducts)),
      purchase: { kind: "hygiene" as const, items, withBoxOf: box },
    };
    const freight = freightWhen(false, bought);
    return {
      looks,
      actions: planned,
      world: {
        subscriptions: [
          paidOn(addDays(start, boughtAfter), { ...bought, freight, code: pads, card: approvedCard }),
          paidOn(start, { code: box, planTag, renewalOff, card: approvedCard }),
        ],
      },
    };
  });

it("every page announces the amount of the next charge, also if the box of the pads ends before it, and a shipment to come", () => {
  let endsBefore = 0;
  for (const { looks, ...simulation } of fc.sample(anyWorld, { seed: 79, numRuns: 100 })) {
    const seen = new Map<number, World>();
    simulate(simulation, looks, (world, on) => seen.set(daysBetween(start, on), world));
    for (const look of looks) {
      const [world, today] = [seen.get(look), addDays(start, look)];
      if (world === undefined) throw new Error("This day was not simulated.");
      const store = memoryStore(world);
      const subscription = store.subscriptions.get(pads);
      if (subscription === undefined) throw new Error("There are no pads.");
      const own = ownScheduledOf(store, subscription, noonOf(today));
      const { items, freight, nextChargeOn: on, isNextStandalone, nextShipmentOn = today } = own;
      expect(nextShipmentOn >= today, `${nextShipmentOn} is not before ${today}`).toBe(true);
      if (on === undefined) throw new Error("The pads have ended.");
      const later = advanceWorld(world, today, on).world.charges ?? [];
      const charge = later.find(({ subscriptionCode, dueOn }) => subscriptionCode === pads && dueOn === on);
      const { nextCharge } = attentionFactsOf(store, subscription, noonOf(today));
      expect({ on, amount: orderTotalOf("hygiene", items, freight) }).toEqual({ on, amount: charge?.amount });
      expect(nextCharge).toEqual({ on, amount: charge?.amount });
      expect(nextChargeOf(stateAtNextCharge(store, subscription, today))).toEqual(nextCharge);
      const carrying = store.subscriptions.get(box);
      const carried =
        carrying && planPageOf(store, carrying, { customer, now: noonOf(today) }).subscription?.carriedPurchases;
      // The cancel dialog of the box says the same freight as the pads' page.
      for (const each of carried ?? []) expect(each.freight).toBe(freight);
      if (isNextStandalone) endsBefore += 1;
    }
  }
  expect(endsBefore).toBeGreaterThan(5);
});

it("pads that are packed in the last box of a term leave with it", () => {
  const subscriptions = [
    paidOn(start, {
      state: "SP",
      code: pads,
      planTag: scheduledPurchasePlan,
      amount: itemsPriceOf("hygiene", itemsOf([{ sku: "TAP-BRANCO", quantity: 1 }], scheduledProducts)),
      purchase: { kind: "hygiene", items: [{ sku: "TAP-BRANCO", quantity: 1 }], withBoxOf: box },
      card: approvedCard,
    }),
    paidOn(start, { code: box, planTag: "SP_mensal", renewalOff: true, card: approvedCard }),
  ];
  const isPacked = ({ subscriptionCode, withBox, handedOverOn }: ShipmentRecord) =>
    subscriptionCode === pads && withBox !== undefined && handedOverOn === undefined;
  const days = Array.from({ length: 9 }, (_, day) => addDays(start, day));
  const packed = days.flatMap((today) => {
    const { world } = advanceWorld({ subscriptions }, start, today);
    if (!world.shipments?.some(isPacked)) return [];
    const store = memoryStore(world);
    const subscription = store.subscriptions.get(pads);
    return subscription ? [{ today, own: ownScheduledOf(store, subscription, noonOf(today)) }] : [];
  });
  expect(packed).not.toEqual([]);
  for (const { today, own } of packed) {
    expect(own.sentWith).toBeDefined();
    expect((own.nextShipmentOn ?? start) >= today).toBe(true);
  }
});
