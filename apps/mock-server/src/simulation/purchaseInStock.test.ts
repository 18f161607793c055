import { addDays, civilDate } from "@petbox/domain/calendar/civilDate";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { World } from "../backend/store.ts";
import { paidOn, start } from "../testing/threeYears.ts";
import { advanceWorld } from "./advanceWorld.ts";

const code = "TAPETES001";
const white = { sku: "TAP-BRANCO", quantity: 2 };
const lavender = { sku: "TAP-LAVANDA", quantity: 1 };

/** Two packs of white and one of lavender pads, sent alone to São Paulo. */
const pads = paidOn(start, {
  code,
  planTag: scheduledPurchasePlan,
  amount: 2 * 6_290 + 8_990,
  freight: 1_190,
  state: "SP",
  purchase: { kind: "hygiene", items: [white, lavender] },
});

const gone = (...skus: readonly string[]) => ({ soldOutItems: skus.map((tag) => ({ tag })) });
const yesterday = addDays(start, -1);
const bought: World = advanceWorld({ subscriptions: [pads] }, yesterday, start).world;
const after = (world: World, days: number, from = start) => advanceWorld(world, from, addDays(from, days)).world;
const chargesOf = ({ charges = [] }: World) => charges.map(({ dueOn, amount, items }) => ({ dueOn, amount, items }));
const purchaseChargesOf = ({ charges = [] }: World) =>
  chargesOf({ charges: charges.filter(({ subscriptionCode }) => subscriptionCode === code) });
const first = { dueOn: start, amount: pads.amount + 1_190, items: [white, lavender] };

describe("a product that sells out after the order", () => {
  it("is neither charged nor sent; the rest is, and it returns with the stock", () => {
    const without = after({ ...bought, ...gone("TAP-LAVANDA") }, 40);
    expect(chargesOf(without)).toEqual([
      first,
      { dueOn: civilDate(2026, 4, 10), amount: 2 * 6_290 + 1_190, items: [white] },
    ]);
    expect(without.shipments).toHaveLength(2);
    const again = after({ ...without, ...gone() }, 30, addDays(start, 40));
    expect(chargesOf(again).at(-1)).toEqual({ ...first, dueOn: civilDate(2026, 5, 10) });
  });

  it("is still sent when the checkout has paid for it", () => {
    const { world } = advanceWorld(
      { subscriptions: [pads], ...gone("TAP-LAVANDA", "TAP-BRANCO") },
      yesterday,
      addDays(start, 20),
    );
    expect(chargesOf(world)).toEqual([first]);
    expect(world.shipments).toHaveLength(1);
  });

  it("costs no freight when nothing is left: the month is skipped, and the next one with stock is charged", () => {
    const without = after({ ...bought, ...gone("TAP-LAVANDA", "TAP-BRANCO") }, 70);
    expect(chargesOf(without)).toEqual([first]);
    expect(without.shipments).toHaveLength(1);
    expect(without.subscriptions).toMatchObject([{ code, skippedOn: civilDate(2026, 5, 10) }]);
    expect(without.subscriptions?.[0]?.endedOn).toBeUndefined();
    const again = after({ ...without, ...gone("TAP-LAVANDA") }, 40, addDays(start, 70));
    expect(chargesOf(again).slice(1)).toEqual([
      { dueOn: civilDate(2026, 6, 10), amount: 2 * 6_290 + 1_190, items: [white] },
    ]);
  });

  it("costs no share of the freight when the box carries the rest for free", () => {
    const heavy = {
      ...pads,
      freight: 143,
      purchase: { kind: "hygiene" as const, items: [{ ...white, quantity: 3 }, lavender], withBoxOf: "CAIXA00001" },
    };
    const box = paidOn(start, { code: "CAIXA00001" });
    const world = advanceWorld({ subscriptions: [heavy, box] }, yesterday, start).world;
    const charged = purchaseChargesOf(after({ ...world, ...gone("TAP-LAVANDA") }, 40)).at(-1);
    expect(charged).toMatchObject({ amount: 3 * 6_490 });
  });

  describe("while a month of it is refused", () => {
    const bad = { brand: "VISA", firstSix: "400000", lastFour: "0002", holder: "ANA", expiry: "12/31" };
    const good = pads.card;
    const withCard = (world: World, card: typeof bad): World => ({
      ...world,
      subscriptions: (world.subscriptions ?? []).map((each) => ({ ...each, card })),
    });
    const secondOn = civilDate(2026, 4, 10);
    /** The day after the second month was refused. */
    const refused = after(withCard(bought, bad), 32);
    const from = addDays(start, 32);

    it("leaves the retried charge, and the rest is sent", () => {
      const paid = after({ ...withCard(refused, good), ...gone("TAP-LAVANDA") }, 10, from);
      expect(paid.charges?.at(-1)).toMatchObject({
        dueOn: secondOn,
        amount: 2 * 6_290 + 1_190,
        items: [white],
        paidOn: addDays(secondOn, 3),
      });
      expect(paid.shipments).toHaveLength(2);
    });

    it("calls the month off when nothing is left: the card is not retried, and the next month follows", () => {
      const without = after({ ...withCard(refused, good), ...gone("TAP-LAVANDA", "TAP-BRANCO") }, 10, from);
      const [, second] = without.charges ?? [];
      expect(second).toMatchObject({ calledOffOn: addDays(from, 1), tries: [{ outcome: "refused" }] });
      const again = after({ ...without, ...gone() }, 30, addDays(from, 10));
      expect(again.charges?.at(-1)).toMatchObject({ dueOn: civilDate(2026, 5, 10), paidOn: civilDate(2026, 5, 10) });
      expect(again.charges).toHaveLength(3);
      expect(again.shipments).toHaveLength(2);
    });

    it("gives the same result in one step or in many", () => {
      const world = { ...withCard(refused, good), ...gone("TAP-LAVANDA", "TAP-BRANCO") };
      const steps = Array.from({ length: 45 }, (_, step) => step);
      const many = steps.reduce((each: World, step) => after(each, 1, addDays(from, step)), world);
      expect(many).toEqual(after(world, 45, from));
    });
  });

  it("is left out the same way in one step or in many", () => {
    const anyGone = fc.subarray(["TAP-BRANCO", "TAP-LAVANDA"]);
    const anySteps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyGone, anySteps, (skus, steps) => {
        const world = { ...bought, ...gone(...skus) };
        let many: World = world;
        let on = start;
        for (const days of steps) {
          many = after(many, days, on);
          on = addDays(on, days);
        }
        expect(many).toEqual(advanceWorld(world, start, on).world);
      }),
      { seed: 61, numRuns: 60 },
    );
  });
});
