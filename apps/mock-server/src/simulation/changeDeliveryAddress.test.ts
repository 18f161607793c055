import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { World } from "../backend/store.ts";
import { freightByState } from "../seed/freight.ts";
import { manausAddress, moveTo, paulistaAddress } from "../testing/moveActions.ts";
import { approvedCard, days, paidOn, refusedCard, simulate, start } from "../testing/threeYears.ts";
import { advanceWorld } from "./advanceWorld.ts";
import { changeDeliveryAddress } from "./changeDeliveryAddress.ts";
import { hashNumber } from "./hashNumber.ts";

const code = "MUDA000001";

const subscribed = (card = approvedCard): World => ({
  subscriptions: [
    paidOn(start, { code, planTag: "SP_anual", amount: 95_880, state: "SP", address: paulistaAddress, card }),
  ],
});

/** The days that boxes spent in transit, without late ones. */
const travels = ({ shipments = [] }: World) =>
  shipments.flatMap(({ chargeId, handedOverOn, deliveredOn }) =>
    handedOverOn && deliveredOn && hashNumber(`${chargeId} is late`) % 12 !== 0
      ? [{ chargeId, handedOverOn, isFast: addDays(handedOverOn, freightByState.SP.days) === deliveredOn }]
      : [],
  );

const unheard = () => {};

const advancedUntil = (world: World, from: CivilDate, to: CivilDate) => advanceWorld(world, from, to).world;

describe("changing the delivery address", () => {
  it("charges no debt of a customer who has requested to cancel", () => {
    const on = addDays(start, 10);
    const world = advancedUntil(subscribed(refusedCard), addDays(start, -1), on);
    const [subscription] = world.subscriptions ?? [];
    const [begun] = world.charges ?? [];
    if (subscription === undefined || begun === undefined) throw new Error("Nothing has begun.");
    const { paidOn: _paid, ...owed } = begun;
    const leaving = { ...subscription, cancelAskedOn: addDays(on, -1) };
    const simulation = { charges: [owed], shipments: [], subscription: leaving };
    expect(changeDeliveryAddress(simulation, { address: manausAddress }, on, () => {}).charges).toEqual([owed]);
  });

  it("SUB-214 leaves boxes that were already made on their way, and sends later ones to the new address", () => {
    // Handed over on the third day, two days before its delivery in São Paulo.
    const on = addDays(start, 2);
    const before = advancedUntil(subscribed(), addDays(start, -1), on);
    expect(before.shipments).toHaveLength(1);
    const after = advancedUntil(moveTo(manausAddress)(before, on, unheard), on, addDays(start, 90));
    const boxes = travels(after);
    expect(boxes.length).toBeGreaterThan(1);
    expect(boxes.map(({ chargeId, isFast }) => isFast === (chargeId === `${code}-1`))).toEqual(boxes.map(() => true));
  });

  it("SUB-215 recalculates an overdue charge with the new freight, and tries the card at once", () => {
    const on = addDays(start, 40);
    const owing = advancedUntil(subscribed(refusedCard), addDays(start, -1), on);
    const [paid, open] = owing.charges ?? [];
    const [unchanged, repriced] = moveTo(manausAddress)(owing, on, unheard).charges ?? [];
    expect(unchanged).toEqual(paid);
    expect(open?.amount).toBe(7_990);
    // R$41,90 minus the R$12,35 that the shop pays.
    expect(repriced).toEqual({
      ...open,
      amount: 7_990 + 2_955,
      tries: [...(open?.tries ?? []), { ...open?.tries.at(-1), on, outcome: "refused", amount: 7_990 + 2_955 }],
    });
    const mended = {
      ...owing,
      subscriptions: (owing.subscriptions ?? []).map((each) => ({ ...each, card: approvedCard })),
    };
    expect(moveTo(manausAddress)(mended, on, unheard).charges?.[1]).toMatchObject({
      paidOn: on,
      amount: 7_990 + 2_955,
    });
  });

  it.each([
    ["overdue", 40],
    ["refused today", 31],
  ])("settles a charge (%s) that a credit covers at the new address, whatever the card", (_title, after) => {
    const on = addDays(start, after);
    const owing = advancedUntil(subscribed(refusedCard), addDays(start, -1), on);
    // As in Manaus, with the credit of an aborted box.
    const covered = (owing.charges ?? []).map((charge) =>
      charge.paidOn === undefined ? { ...charge, amount: cents(2_955), credit: cents(7_990) } : charge,
    );
    const moved = moveTo(paulistaAddress)({ ...owing, charges: covered }, on, unheard);
    expect(moved.charges?.at(-1)).toMatchObject({ amount: 0, credit: 7_990, paidOn: on });
  });

  it("a subscription with moves gives the same result in one step or in many, and paid charges stay unchanged", () => {
    const anyMove = fc.record({
      after: fc.integer({ min: 1, max: days }),
      action: fc.constantFrom(moveTo(manausAddress), moveTo(paulistaAddress)),
    });
    const looks = fc.array(fc.integer({ min: 0, max: days }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 6 }), looks, fc.boolean(), (actions, many, pays) => {
        const simulation = { world: subscribed(pays ? approvedCard : refusedCard), actions };
        const paid = new Map<string, number>();
        const whole = simulate(simulation, many, ({ charges = [] }) => {
          for (const { id, amount, paidOn: day } of charges) {
            if (day !== undefined) expect(paid.get(id) ?? amount).toBe(amount);
            if (day !== undefined) paid.set(id, amount);
          }
        });
        expect(whole).toEqual(simulate(simulation));
        for (const { amount } of whole.world.charges ?? []) expect([7_990, 7_990 + 2_955]).toContain(amount);
      }),
      { seed: 55, numRuns: 40 },
    );
  });
});
