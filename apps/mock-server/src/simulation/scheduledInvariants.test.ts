import { addDays, addMonths, type CivilDate, weekdayOf } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { World } from "../backend/store.ts";
import { actions } from "../testing/customerActions.ts";
import {
  approvedCard,
  days,
  paidOn,
  refusedCard,
  type SimulatedAction,
  type Simulation,
  type SimulationResult,
  simulate,
  start,
} from "../testing/threeYears.ts";
import { cancelPurchaseNow, withItems } from "./scheduled.ts";

const box = "CAIXA00001";
const isPurchase = ({ purchase }: Subscription) => purchase !== undefined;

const anyPurchase = fc.record({
  kind: fc.constantFrom("hygiene" as const, "wet-food" as const),
  quantity: fc.integer({ min: 1, max: 40 }),
  amount: fc.integer({ min: 990, max: 60_000 }),
  freight: fc.integer({ min: 0, max: 4_000 }),
  card: fc.constantFrom(approvedCard, approvedCard, refusedCard),
  beginsAfter: fc.integer({ min: 0, max: 400 }),
  withBoxOf: fc.constantFrom(undefined, box, box, "NADA000001"),
});

const anyBox = fc.record({
  planTag: fc.constantFrom("SP_anual", "SP_semestral", "SP_mensal"),
  card: fc.constantFrom(approvedCard, refusedCard),
  renewalOff: fc.boolean(),
  beginsAfter: fc.integer({ min: 0, max: 300 }),
});

/** All customers change or cancel their active scheduled purchases. */
const onPurchases =
  (change: (subscription: Subscription, on: CivilDate) => Subscription): SimulatedAction =>
  (world, on) => ({
    ...world,
    subscriptions: (world.subscriptions ?? []).map((each) =>
      isPurchase(each) && each.startedOn && !each.endedOn ? change(each, on) : each,
    ),
  });

const changesTo = (quantity: number): SimulatedAction =>
  onPurchases((subscription) =>
    withItems(subscription, {
      items: [{ sku: "TAP-BRANCO", quantity }],
      amount: cents(quantity * 1_000),
      freight: cents(quantity),
    }),
  );

const anyAct = fc.record({
  after: fc.integer({ min: 1, max: days }),
  action: fc.oneof(
    fc.constantFrom(...actions),
    fc.integer({ min: 1, max: 20 }).map(changesTo),
    fc.constantFrom<SimulatedAction>(
      onPurchases(cancelPurchaseNow),
      onPurchases((each) => ({ ...each, card: approvedCard })),
    ),
  ),
});

const anySimulation: fc.Arbitrary<Simulation> = fc
  .record({
    ofBox: anyBox,
    purchases: fc.array(anyPurchase, { minLength: 1, maxLength: 3 }),
    planned: fc.array(anyAct, { maxLength: 8 }),
  })
  .map(({ ofBox: { beginsAfter, ...rest }, purchases, planned }) => ({
    actions: planned,
    world: {
      subscriptions: [
        ...purchases.map(({ kind, quantity, withBoxOf, beginsAfter: after, ...bought }, place) =>
          paidOn(addDays(start, after), {
            ...bought,
            code: `ITENS0000${place}`,
            planTag: scheduledPurchasePlan,
            purchase: { kind, items: [{ sku: "TAP-BRANCO", quantity }], ...(withBoxOf && { withBoxOf }) },
          }),
        ),
        paidOn(addDays(start, beginsAfter), { ...rest, code: box }),
      ],
    },
  }));

const seeded = { seed: 61, numRuns: 80 };
const looks = Array.from({ length: days / 21 }, (_, step) => step * 21 + 5);

const results = fc.sample(anySimulation, seeded).map((simulation) => {
  const seen: World[] = [];
  return { ...simulate(simulation, looks, (world) => seen.push(world)), seen };
});

/** Each scheduled purchase of a simulation, with its charges and shipments. */
function purchasesOf({ world }: Pick<SimulationResult, "world">) {
  const { subscriptions = [], charges = [], shipments = [] } = world;
  return subscriptions.filter(isPurchase).map((subscription) => {
    const isOwn = ({ subscriptionCode }: { readonly subscriptionCode: string }) =>
      subscriptionCode === subscription.code;
    return { subscription, charges: charges.filter(isOwn), shipments: shipments.filter(isOwn) };
  });
}

it("purchases sent with boxes give the same result in one step or in many, for any customer actions", () => {
  const anyLooks = fc.array(fc.integer({ min: 0, max: days }), { maxLength: 25 });
  fc.assert(
    fc.property(anySimulation, anyLooks, (simulation, many) => {
      expect(simulate(simulation, many)).toEqual(simulate(simulation));
    }),
    seeded,
  );
});

it("a purchase continues every month under one code until it is cancelled, and is not charged after that", () => {
  for (const simulation of results) {
    for (const { subscription, charges } of purchasesOf(simulation)) {
      const { startedOn = start, endedOn, renewedInto } = subscription;
      expect(renewedInto).toBeUndefined();
      expect(charges.every(({ dueOn }) => endedOn === undefined || dueOn <= endedOn)).toBe(true);
      expect(new Set(charges.map(({ dueOn }) => dueOn.slice(0, 7))).size).toBe(charges.length);
      const isPaidAtOnce = charges.every((each) => each.paidOn === each.dueOn);
      if (!isPaidAtOnce) continue;
      charges.forEach(({ dueOn }, month) => {
        expect(dueOn).toBe(addMonths(startedOn, month));
      });
    }
  }
});

it("MAN-223 a charge and its shipment contain the items of that day, regardless of later changes", () => {
  let changed = 0;
  for (const { seen, ...simulation } of results) {
    for (const { charges } of purchasesOf(simulation)) {
      for (const charge of charges) {
        const first = seen.flatMap((world) => world.charges ?? []).find(({ id }) => id === charge.id);
        if (first === undefined) continue;
        expect([charge.items, charge.amount]).toEqual([first.items, first.amount]);
      }
      if (new Set(charges.map(({ items }) => JSON.stringify(items))).size > 1) changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(20);
});

it("each paid charge is sent once, with its days in order and the shop's steps on business days", () => {
  for (const simulation of results) {
    for (const { charges, shipments } of purchasesOf(simulation)) {
      const paid = charges.flatMap(({ id, paidOn: day }) => (day === undefined ? [] : [id]));
      expect(shipments.map(({ chargeId }) => chargeId)).toEqual(paid);
      for (const { openedOn, packedOn, handedOverOn, deliveredOn, abortedOn } of shipments) {
        const steps = [openedOn, packedOn, handedOverOn, deliveredOn];
        const taken = steps.filter((day) => day !== undefined);
        expect(taken.every((day, step) => step === 0 || day > (taken[step - 1] ?? day))).toBe(true);
        expect(steps.slice(0, taken.length)).toEqual(taken);
        expect([packedOn, handedOverOn].every((day) => day === undefined || ![0, 6].includes(weekdayOf(day)))).toBe(
          true,
        );
        if (abortedOn !== undefined) expect(taken).toEqual([openedOn]);
      }
    }
  }
});

it("a purchase in a box leaves and arrives with that box, the next one packed; without any box left it goes alone", () => {
  let [together, alone] = [0, 0];
  for (const simulation of results) {
    const boxes = new Map((simulation.world.shipments ?? []).map((each) => [each.chargeId, each]));
    for (const { subscription, shipments } of purchasesOf(simulation)) {
      for (const shipment of shipments) {
        const its = boxes.get(shipment.withBox ?? "");
        if (its !== undefined) {
          const { packedOn, handedOverOn, deliveredOn, carrier } = its;
          expect(shipment).toMatchObject({ packedOn, ...(handedOverOn && { handedOverOn, carrier }) });
          expect(shipment.deliveredOn).toBe(deliveredOn);
          expect(subscription.purchase?.withBoxOf).toBe(box);
          together += 1;
        } else if (subscription.purchase?.withBoxOf === undefined) {
          expect(shipment.aloneSince).toBeUndefined();
        } else if (shipment.packedOn !== undefined) {
          expect(shipment.aloneSince !== undefined && shipment.aloneSince < shipment.packedOn).toBe(true);
          alone += 1;
        }
      }
    }
  }
  expect(Math.min(together, alone)).toBeGreaterThan(50);
});

it("it counts for no level, and both kinds reach every state of a shipment", () => {
  const reached = new Set<string>();
  for (const { seen, events, world } of results) {
    const purchases = new Set((world.subscriptions ?? []).filter(isPurchase).map(({ code }) => code));
    const levels = events.filter(
      ({ kind, subscriptionCode }) => kind === "level-reached" && purchases.has(subscriptionCode),
    );
    expect(levels).toEqual([]);
    for (const moment of seen) {
      for (const { subscription, shipments } of purchasesOf({ world: moment })) {
        for (const { packedOn, handedOverOn, deliveredOn, abortedOn, withBox } of shipments) {
          const [state] = [
            ...(abortedOn ? ["aborted"] : []),
            ...(deliveredOn ? ["delivered"] : []),
            ...(handedOverOn ? ["sent"] : []),
            ...(packedOn ? ["packed"] : ["waits"]),
          ];
          reached.add(`${subscription.purchase?.kind} ${withBox === undefined ? "alone" : "with box"}: ${state}`);
        }
      }
    }
  }
  const states = ["packed", "sent", "delivered"];
  for (const kind of ["hygiene", "wet-food"]) {
    for (const state of [...states, "waits", "aborted"]) expect(reached).toContain(`${kind} alone: ${state}`);
    for (const state of states) expect(reached).toContain(`${kind} with box: ${state}`);
  }
});
