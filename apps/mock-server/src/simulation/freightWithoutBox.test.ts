import { addDays, type CivilDate, daysBetween } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { World } from "../backend/store.ts";
import { actions } from "../testing/customerActions.ts";
import { approvedCard, days, paidOn, type SimulatedAction, simulate, start } from "../testing/threeYears.ts";
import { advanceWorld } from "./advanceWorld.ts";
import { carryingBoxesOf, isExpected } from "./carryingBoxes.ts";
import { freightWhen } from "./freightWithoutBox.ts";

const box = "CAIXA00001";
const pads = "TAPETES001";

const anySimulation = fc
  .record({
    planTag: fc.constantFrom("SP_anual", "SP_semestral", "SP_mensal"),
    renewalOff: fc.boolean(),
    state: fc.constantFrom("SP" as const, "AM" as const, "CE" as const),
    quantity: fc.integer({ min: 1, max: 12 }),
    boughtAfter: fc.integer({ min: 0, max: 200 }),
    planned: fc.array(
      fc.record({ after: fc.integer({ min: 1, max: days }), action: fc.constantFrom<SimulatedAction>(...actions) }),
      {
        maxLength: 6,
      },
    ),
  })
  .map(({ planTag, renewalOff, state, quantity, boughtAfter, planned }) => {
    const bought = {
      state,
      planTag: scheduledPurchasePlan,
      amount: cents(quantity * 6_490),
      purchase: { kind: "hygiene" as const, items: [{ sku: "TAP-BRANCO", quantity }], withBoxOf: box },
    };
    const freight = freightWhen(false, bought);
    return {
      actions: planned,
      world: {
        subscriptions: [
          paidOn(addDays(start, boughtAfter), { ...bought, freight, code: pads, card: approvedCard }),
          paidOn(start, { code: box, planTag, renewalOff, card: approvedCard }),
        ],
      },
    };
  });

it("pads pay for their own parcel from their first charge without a box, and no more than their share with one", () => {
  const charged = { withBox: 0, alone: 0 };
  for (const simulation of fc.sample(anySimulation, { seed: 79, numRuns: 80 })) {
    const ownCharges = chargesOf(simulate(simulation).world, pads);
    const looks = ownCharges.map(({ dueOn }) => daysBetween(start, dueOn)).flatMap((after) => [after - 1, after]);
    const isExpectedOn = new Map<CivilDate, boolean>();
    simulate(
      simulation,
      looks.filter((after) => after >= 0),
      (world, on) => isExpectedOn.set(on, isExpected(boxesOfPads(world), on)),
    );
    for (const { amount, dueOn, month } of ownCharges) {
      const [isWithBox, wasWithBox] = [dueOn, addDays(dueOn, -1)].map((day) => isExpectedOn.get(day));
      // A customer may act on the day of the charge, and the checkout's freight is fixed.
      if (month === 1 || isWithBox !== wasWithBox) continue;
      const bought = subscriptionOf(simulation.world, pads);
      expect(amount - bought.amount).toBe(freightWhen(!isWithBox, bought));
      charged[isWithBox ? "withBox" : "alone"] += 1;
    }
  }
  expect(Math.min(charged.withBox, charged.alone)).toBeGreaterThan(100);
});

function subscriptionOf({ subscriptions = [] }: World, code: string): Subscription {
  const found = subscriptions.find((each) => each.code === code);
  if (found === undefined) throw new Error(`There is no ${code}.`);
  return found;
}

function chargesOf({ charges = [] }: World, code: string) {
  return charges.filter(({ subscriptionCode }) => subscriptionCode === code);
}

function boxesOfPads(world: World) {
  const states = (world.subscriptions ?? []).map((subscription) => ({
    subscription,
    charges: chargesOf(world, subscription.code),
    shipments: (world.shipments ?? []).filter(({ subscriptionCode }) => subscriptionCode === subscription.code),
  }));
  const boxes = carryingBoxesOf(
    { subscription: subscriptionOf(world, pads) },
    new Map(states.map((state) => [state.subscription.code, state])),
  );
  if (boxes === undefined) throw new Error("There is no box.");
  return boxes;
}

it("pads opened after the last box has left go alone at once, without waiting for the end of the term", () => {
  expect(firstShipmentOfPads({ planTag: "SP_mensal", renewalOff: true })).toMatchObject({
    openedOn: addDays(start, 10),
    aloneSince: addDays(start, 10),
  });
});

it("pads go alone the day after the cancellation of their box was asked for, if its paid boxes have left", () => {
  const asked = { planTag: "SP_anual", renewalOff: false, cancelAskedOn: addDays(start, 9) };
  expect(firstShipmentOfPads(asked)).toMatchObject({ aloneSince: addDays(start, 10) });
});

/** The first shipment of pads that were paid ten days after their box. */
function firstShipmentOfPads(term: Partial<Subscription>) {
  const bought = {
    state: "SP" as const,
    planTag: scheduledPurchasePlan,
    amount: cents(6_490),
    purchase: { kind: "hygiene" as const, items: [{ sku: "TAP-BRANCO", quantity: 1 }], withBoxOf: box },
  };
  const world = {
    subscriptions: [
      paidOn(addDays(start, 10), { ...bought, code: pads, card: approvedCard }),
      paidOn(start, { ...term, code: box, card: approvedCard }),
    ],
  };
  const { shipments = [] } = advanceWorld(world, start, addDays(start, 20)).world;
  return shipments.find(({ subscriptionCode }) => subscriptionCode === pads);
}
