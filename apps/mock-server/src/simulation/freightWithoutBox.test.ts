import { addDays } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import fc from "fast-check";
import { expect, it } from "vitest";
import { actions } from "../testing/customerActions.ts";
import { approvedCard, days, paidOn, type SimulatedAction, simulate, start } from "../testing/threeYears.ts";
import { carryingBoxesOf, isExpected } from "./carryingBoxes.ts";
import { freightWhen } from "./freightWithoutBox.ts";

const box = "CAIXA00001";

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
          paidOn(addDays(start, boughtAfter), { ...bought, freight, code: "TAPETES001", card: approvedCard }),
          paidOn(start, { code: box, planTag, renewalOff, card: approvedCard }),
        ],
      },
    };
  });

it("pads pay for their own parcel from their first charge without a box, and no more than their share with one", () => {
  const charged = { withBox: 0, alone: 0 };
  for (const simulation of fc.sample(anySimulation, { seed: 79, numRuns: 80 })) {
    const { subscriptions = [], charges = [], shipments = [] } = simulate(simulation).world;
    const pads = subscriptions.find(({ code }) => code === "TAPETES001");
    if (pads === undefined) throw new Error("There are no pads.");
    const of = (code: string) => (fact: { readonly subscriptionCode: string }) => fact.subscriptionCode === code;
    const lives = new Map(
      subscriptions.map((subscription) => {
        const isOwn = of(subscription.code);
        return [
          subscription.code,
          { subscription, charges: charges.filter(isOwn), shipments: shipments.filter(isOwn) },
        ];
      }),
    );
    const boxes = carryingBoxesOf({ subscription: pads }, lives);
    if (boxes === undefined) throw new Error("There is no box.");
    for (const { amount, dueOn, month } of charges.filter(of(pads.code))) {
      const [isWithBox, wasWithBox] = [dueOn, addDays(dueOn, -1)].map((day) => isExpected(boxes, day));
      // A customer may act on the day of the charge, and the checkout's freight is fixed.
      if (month === 1 || isWithBox !== wasWithBox) continue;
      expect(amount - pads.amount).toBe(freightWhen(!isWithBox, pads));
      charged[isWithBox ? "withBox" : "alone"] += 1;
    }
  }
  expect(Math.min(charged.withBox, charged.alone)).toBeGreaterThan(100);
});
