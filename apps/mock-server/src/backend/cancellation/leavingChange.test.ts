import { addDays, addMonths, type CivilDate, civilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { cancellationRows } from "@petbox/domain/cancellation/cancellationRows";
import { cancellationTerms, type PendingPenalty } from "@petbox/domain/cancellation/cancellationTerms";
import { cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { describe, expect, it } from "vitest";
import { account } from "../../scenarios/people.ts";
import { advanceWorld } from "../../simulation/advanceWorld.ts";
import { nextDue } from "../../simulation/chargeDays.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { approvedCard, paidOn, refusedCard } from "../../testing/threeYears.ts";
import type { Subscription } from "../checkout/collections.ts";
import { endOfTermDay, paidUp } from "../plan/nextCharge.ts";
import { planPageOf } from "../plan/planPageOf.ts";
import { memoryStore, type World } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

const began = civilDate(2026, 1, 14);
const code = "ATIVA00001";

const plans = {
  annual: { planTag: "SP_anual", amount: 83_880 },
  "annual with a coupon, with fractional cents per month": { planTag: "SP_anual", amount: 82_001 },
  semestral: { planTag: "SP_semestral", amount: 44_940, freight: 1_455 },
  monthly: { planTag: "SP_mensal", amount: 7_990 },
  "half-yearly without renewal": { planTag: "SP_semestral", amount: 44_940, renewalOff: true },
  "annual with an extra item": {
    planTag: "SP_anual",
    amount: 83_880,
    extraItem: { tag: "petisco", name: "Petisco extra", monthlyPrice: 790, since: began },
  },
} as const satisfies Readonly<Record<string, Partial<Subscription>>>;

/** The world some days later. */
function advanced(difference: Partial<Subscription>, on: CivilDate, refusedFrom?: CivilDate): World {
  const world = { customers: [account], subscriptions: [paidOn(began, { code, ...difference })] };
  if (refusedFrom === undefined || refusedFrom > on) return advanceWorld(world, began, on).world;
  return advanceWorld(changed(advanceWorld(world, began, refusedFrom).world, { card: refusedCard }), refusedFrom, on)
    .world;
}

function changed(world: World, difference: Partial<Subscription>): World {
  const [first, ...others] = world.subscriptions ?? [];
  return first === undefined ? world : { ...world, subscriptions: [{ ...first, ...difference }, ...others] };
}

/** The cancellation terms on the subscription's page before the request. */
function shownOn(world: World, today: CivilDate) {
  const { plan, isRenewalOff } = pageOn(world, today);
  const terms = cancellationTerms(plan, today);
  const [now, next, end] = cancellationRows({ ...plan, isRenewalOff }, terms, today);
  return { now, next, end, byMonth: terms.byMonth };
}

/** The data of the subscription's page. */
function pageOn(world: World, today: CivilDate) {
  const store = memoryStore(world);
  const subscription = store.subscriptions.get(code);
  if (subscription === undefined) throw new Error("Nobody subscribes.");
  const { isRenewalOff, subscription: plan } = planPageOf(store, subscription, {
    customer: account,
    now: noonOf(today),
  });
  if (plan === undefined) throw new Error("It has not begun.");
  return { plan, isRenewalOff, state: subscriptionStateOf(store, subscription) };
}

/** The penalty that the page shows while the request waits. */
function awaitedOn(world: World, today: CivilDate): string | undefined {
  const { awaitedPenalty } = pageOn(world, today).plan;
  return awaitedPenalty && toldOf(awaitedPenalty);
}

function toldOf({ amount, on }: PendingPenalty): string {
  return `Só a multa: ${formatCents(amount)} em ${formatBrazilianDate(on)}`;
}

/** The charges after a day and the day the subscription ended. */
function cameOf(world: World, today: CivilDate) {
  const [subscription] = world.subscriptions ?? [];
  const tries = (world.charges ?? []).flatMap(({ amount, tries }) => tries.map(({ on }) => ({ on, amount })));
  const penalty = subscription?.penalty;
  return {
    tries: tries.filter(({ on }) => on > today),
    penalty: penalty && toldOf(penalty),
    endedOn: subscription?.endedOn && formatBrazilianDate(subscription.endedOn),
  };
}

describe.each(Object.entries(plans))("leaving a subscription, %s,", (_name, difference) => {
  const term = addMonths(began, planLengthOf({ tag: difference.planTag }));
  const days = [3, 30, 31, 45, 120, 149, 178].map((later) => addDays(began, later)).filter((day) => day < term);

  it.each(days)("matches what the page announced on %s", (today) => {
    const world = advanced(difference, today);
    const { now, next, end } = shownOn(world, today);

    const left = cameOf(
      advanceWorld(changed(world, { cancelAskedOn: today }), today, addMonths(today, 14)).world,
      today,
    );
    expect(now).toEqual({ name: "Cobrado hoje", before: "Nada", after: "Nada" });
    expect(left.tries).toEqual([]);
    expect(next?.after).toBe(left.penalty ?? "Nenhuma");
    expect(awaitedOn(changed(world, { cancelAskedOn: today }), today)).toBe(left.penalty);
    expect(end?.after.split(".")[0]).toBe(left.endedOn);

    const stayed = cameOf(advanceWorld(world, today, addMonths(today, 14)).world, today);
    const [charge] = stayed.tries;
    expect(next?.before).toBe(
      charge === undefined ? "Nenhuma" : `${formatCents(cents(charge.amount))} em ${formatBrazilianDate(charge.on)}`,
    );
    expect(end?.before.split(",")[0]).toBe(stayed.endedOn);
  });
});

it("matches the announcement of the page while a month is overdue, and tries no card for that month", () => {
  const refusedFrom = addMonths(began, 1);
  const today = addDays(refusedFrom, 5);
  const world = advanced(plans.annual, today, addDays(refusedFrom, -1));
  const { next, end } = shownOn(world, today);
  expect(next?.before).toBe(`R$69,90, em aberto desde ${formatBrazilianDate(refusedFrom)}`);
  // The replaced card could have paid the debt.
  const mended = changed(world, { card: approvedCard, cancelAskedOn: today });
  const left = cameOf(advanceWorld(mended, today, addMonths(today, 14)).world, today);
  expect(left).toEqual({ tries: [], penalty: next?.after, endedOn: end?.after });
  expect(next?.after).toContain("R$76,89");
});

it.each([5, 35, 66, 100])("matches the result of a payment, %i days after a month was overdue", (later) => {
  const refusedFrom = addMonths(began, 1);
  const today = addDays(refusedFrom, later);
  const world = advanced(plans.annual, today, addDays(refusedFrom, -1));
  const { end, byMonth } = shownOn(world, today);
  const paid = paidUp(pageOn(world, today).state, today);
  const [next, over] = [nextDue(paid), endOfTermDay(paid)];
  if (next === undefined || over === undefined) throw new Error("It has not begun.");
  expect(byMonth[1]?.paidUntil).toBe(addDays(next, -1));
  expect(byMonth.at(-1)?.paidUntil).toBe(addDays(over, -1));
  expect(end?.before.split(",")[0]).toBe(formatBrazilianDate(over));
});
