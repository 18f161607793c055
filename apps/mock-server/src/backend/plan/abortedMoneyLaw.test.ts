import fc from "fast-check";
import { expect, it } from "vitest";
import { anySimulation } from "../../conformance/anySimulation.ts";
import { advanceWorld } from "../../simulation/advanceWorld.ts";
import { openCharge } from "../../simulation/chargeDays.ts";
import { callOff, moneyIn } from "../../testing/abortedBoxes.ts";
import { days, simulate } from "../../testing/threeYears.ts";
import type { Subscription } from "../checkout/collections.ts";
import { memoryStore, type World, type WorldStore } from "../store.ts";
import { allTermsOf, subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { abortedMoneyOf } from "./abortedMoney.ts";
import { nextChargeOf } from "./nextCharge.ts";

/** The simulations, in which boxes are called off often. */
const anyLife = fc
  .record({
    life: anySimulation,
    calledOff: fc.array(fc.integer({ min: 1, max: days }), { minLength: 30, maxLength: 60 }),
  })
  .map(({ life: { world, actions: planned }, calledOff }) => ({
    world,
    actions: [...planned, ...calledOff.map((after) => ({ after, action: callOff }))],
  }));

const seeded = { seed: 72, numRuns: 40 };

it("decision 72: money taken minus credits and refunds is the price of the boxes that were not aborted", () => {
  let lines = 0;
  for (const life of fc.sample(anyLife, seeded)) {
    simulate(life, [], (world, on) => {
      const store = memoryStore(world);
      for (const terms of livesIn(store)) {
        const { taken, sent } = totalsOf(terms);
        const money = terms.flatMap(({ subscription }) => moneyIn(store, subscription.code, on));
        const { credit = 0 } = abortedMoneyOf(terms, "");
        expect(taken - refundedIn(money) - credit).toBe(sent);
        lines += money.length;
      }
    });
  }
  expect(lines).toBeGreaterThan(1_000);
});

it("decision 72: the next charge is announced at what is charged then, whatever was aborted", () => {
  let [credited, announced] = [0, 0];
  for (const life of fc.sample(anyLife, seeded)) {
    simulate(life, [], (world, on) => {
      const store = memoryStore(world);
      for (const last of livesIn(store).flatMap((terms) => terms.at(-1) ?? [])) {
        const state = subscriptionStateOf(store, last.subscription);
        const next = openCharge(state) === undefined ? nextChargeOf(state) : undefined;
        const later = next && advanceWorld(world, on, next.on).world;
        // A box that is called off by chance before that day changes the amount.
        if (next === undefined || later === undefined || abortedIn(later) !== abortedIn(world)) continue;
        const terms = allTermsOf(memoryStore(later), currentIn(later, last.subscription));
        const charge = terms.flatMap(({ charges }) => charges).find(({ dueOn }) => dueOn === next.on);
        expect(charge?.amount).toBe(next.amount);
        announced += 1;
        if (charge?.credit) credited += 1;
      }
    });
  }
  expect(Math.min(credited, announced - credited)).toBeGreaterThan(100);
});

/** The terms of each subscription that has begun. */
function livesIn(store: WorldStore) {
  return store.subscriptions
    .all()
    .filter(({ renewedInto, startedOn }) => renewedInto === undefined && startedOn !== undefined)
    .map((last) => allTermsOf(store, last));
}

function currentIn({ subscriptions = [] }: World, { code: of }: Subscription): Subscription {
  const current = subscriptions.find((each) => each.code === of);
  if (current === undefined) throw new Error(`There is no subscription ${of}.`);
  return current;
}

function abortedIn({ shipments = [] }: World): number {
  return shipments.filter(({ abortedOn }) => abortedOn !== undefined).length;
}

function refundedIn(money: readonly string[]): number {
  const amounts = money.flatMap((line) => /^box-refunded (\d+)$/.exec(line)?.slice(1) ?? []);
  return amounts.reduce((sum, amount) => sum + Number(amount), 0);
}

/** What was taken for the boxes of some terms, and the price of those that were not aborted. */
function totalsOf(terms: ReturnType<typeof allTermsOf>): { readonly taken: number; readonly sent: number } {
  let [taken, sent] = [0, 0];
  for (const { subscription, charges, shipments, extraCharges = [] } of terms) {
    for (const { amount } of extraCharges) taken += amount;
    for (const { id, amount, credit = 0, paidOn: paid } of charges) {
      // An open month already deducts its credit.
      if (paid === undefined) sent += subscription.endedOn === undefined ? credit : 0;
      if (paid === undefined) continue;
      taken += amount;
      const isAborted = shipments.some(({ chargeId, abortedOn }) => chargeId === id && abortedOn !== undefined);
      const extra = extraCharges
        .filter(({ chargeIds }) => chargeIds.includes(id))
        .reduce((sum, each) => sum + each.amount / each.chargeIds.length, 0);
      if (!isAborted) sent += amount + credit + extra;
    }
  }
  return { taken, sent };
}
