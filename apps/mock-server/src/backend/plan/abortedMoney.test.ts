import { addDays, addMonths, type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { advanceWorld } from "../../simulation/advanceWorld.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { isCalledOff } from "../../simulation/runShipments.ts";
import { callOff, moneyIn } from "../../testing/abortedBoxes.ts";
import { renewWhatEnds } from "../../testing/customerActions.ts";
import { approvedCard, paidOn } from "../../testing/threeYears.ts";
import { memoryStore, type World } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { nextChargeOf } from "./nextCharge.ts";

/** A code without boxes that are called off by chance. */
const code =
  ["CAIXA", "PETIS", "BOLAS"].find(
    (each) => !Array.from({ length: 12 }, (_, at) => `${each}-${at + 1}`).some(isCalledOff),
  ) ?? "";
const first = civilDate(2026, 2, 10);
const monthly = { code, planTag: "SP_mensal", amount: 7_990, card: approvedCard };

/** The end of a day: the world, and what the pages show of one subscription. */
function shownOn(world: World, on: CivilDate, of = code) {
  const store = memoryStore(world);
  const subscription = store.subscriptions.get(of);
  if (subscription === undefined) throw new Error(`There is no subscription ${of}.`);
  const { box } = attentionFactsOf(store, subscription, noonOf(on));
  return { box, next: nextChargeOf(subscriptionStateOf(store, subscription)), money: moneyIn(store, of, on) };
}

const lastCharge = ({ charges = [] }: World) => charges.at(-1);

describe("decision 72: the money of an aborted box", () => {
  it.each([
    ["of a monthly plan", { planTag: "SP_mensal", amount: 7_990 }, 0, 7_990],
    ["of the last month of an annual plan", { planTag: "SP_anual", amount: 12 * 6_990 }, 11, 6_990],
  ] as const)("%s is deducted from the first charge of its automatic renewal", (_name, plan, months, price) => {
    const day = addMonths(first, months);
    const { world: before } = advanceWorld({ subscriptions: [paidOn(first, { ...monthly, ...plan })] }, first, day);
    const world = callOff(before, day, () => {});
    const due = addMonths(day, 1);
    expect(shownOn(world, day)).toEqual({
      box: { state: "aborted", on: day, credit: price },
      next: { on: due, amount: 0 },
      money: [`box-credited ${price}`],
    });
    const later = advanceWorld(world, day, due).world;
    expect(lastCharge(later)).toMatchObject({ dueOn: due, paidOn: due, amount: 0, credit: price });
    expect(shownOn(later, due).money).toEqual([`box-credited ${price}`]);
  });

  it("is deducted from the renewal that the customer made before it was aborted", () => {
    const bought = advanceWorld(
      { subscriptions: [paidOn(first, { ...monthly, renewalOff: true })] },
      first,
      first,
    ).world;
    const renewed = renewWhatEnds(bought, first, () => {});
    const next = renewed.subscriptions?.at(-1)?.code ?? "";
    const aborted = callOff(renewed, addDays(first, 1), () => {});
    const due = addMonths(first, 1);
    expect(shownOn(aborted, addDays(first, 1)).money).toEqual(["box-credited 7990"]);
    expect(shownOn(aborted, addDays(first, 1), next)).toMatchObject({
      box: { credit: 7_990 },
      next: { on: due, amount: 0 },
    });
    expect(lastCharge(advanceWorld(aborted, first, due).world)).toMatchObject({ dueOn: due, amount: 0, credit: 7_990 });
  });

  it("is refunded without a further charge, and a later renewal costs its price", () => {
    const bought = advanceWorld(
      { subscriptions: [paidOn(first, { ...monthly, renewalOff: true })] },
      first,
      first,
    ).world;
    const aborted = callOff(bought, addDays(first, 1), () => {});
    const shown = { box: { refund: 7_990 }, money: ["box-refunded 7990"] };
    expect(shownOn(aborted, addDays(first, 1))).toMatchObject(shown);
    const renewed = renewWhatEnds(aborted, addDays(first, 2), () => {});
    expect(shownOn(renewed, addDays(first, 2))).toMatchObject(shown);
    const { world: later } = advanceWorld(renewed, addDays(first, 2), addMonths(first, 1));
    expect(lastCharge(later)).toMatchObject({ amount: 7_990 });
    expect(lastCharge(later)).not.toHaveProperty("credit");
  });
});
