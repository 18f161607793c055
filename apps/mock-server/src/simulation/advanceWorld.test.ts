import { addDays, addMonths, type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { World } from "../backend/store.ts";
import { freightByState } from "../seed/freight.ts";
import { approvedCard, paidOn, refusedCard, start } from "../testing/threeYears.ts";
import { advanceWorld } from "./advanceWorld.ts";
import type { SubscriptionEvent } from "./subscriptionEvent.ts";

const worldOf = (...subscriptions: readonly Subscription[]): World => ({ subscriptions });
const listed = (events: readonly SubscriptionEvent[], ...kinds: readonly SubscriptionEvent["kind"][]) =>
  events.filter(({ kind }) => kinds.includes(kind)).map(({ kind, on }) => `${on} ${kind}`);

describe("a month", () => {
  const annual = worldOf(paidOn(start, { state: "SP" }));

  it("starts with the payment: it is charged, and its box is packed and delivered", () => {
    const { world, events } = advanceWorld(annual, start, addDays(start, 14));
    expect(listed(events, "charge-paid", "box-packed", "box-handed-over", "box-delivered")).toEqual([
      "2026-03-10 charge-paid",
      "2026-03-11 box-packed",
      "2026-03-12 box-handed-over",
      "2026-03-14 box-delivered",
    ]);
    expect(world.charges).toMatchObject([{ dueOn: start, paidOn: start, amount: 6_990 }]);
    expect(world.shipments?.[0]?.carrier?.trackingCode).toMatch(/^PB\d{9}BR$/);
  });

  it("is packed and handed over on business days only", () => {
    const friday = civilDate(2026, 3, 13);
    const { events } = advanceWorld(worldOf(paidOn(friday)), friday, addDays(friday, 30));
    expect(listed(events, "box-packed", "box-handed-over").slice(0, 2)).toEqual([
      "2026-03-16 box-packed",
      "2026-03-17 box-handed-over",
    ]);
  });

  it("repeats on the same day of each month, or on the last day of a shorter one", () => {
    const last = civilDate(2026, 1, 31);
    const { world } = advanceWorld(worldOf(paidOn(last)), last, civilDate(2026, 5, 1));
    expect(world.charges?.map(({ dueOn }) => dueOn)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]);
  });

  it.each([
    ["monthly", "SP_mensal", 7_990],
    ["six-month", "SP_semestral", 44_940],
    ["annual", "SP_anual", 83_880],
  ])("keeps its day through every renewal of a %s plan", (_name, planTag, amount) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 }), (after) => {
        const first = addDays(civilDate(2026, 1, 1), after);
        const { world } = advanceWorld(worldOf(paidOn(first, { planTag, amount })), first, addMonths(first, 26));
        expect(world.charges?.map(({ dueOn }) => dueOn)).toEqual(
          Array.from({ length: 27 }, (_, at) => addMonths(first, at)),
        );
      }),
      { numRuns: 40, examples: [[30], [28], [58], [240]] },
    );
  });

  it("takes the carrier's days to a distant state", () => {
    const { world } = advanceWorld(worldOf(paidOn(start, { state: "RR" })), start, addDays(start, 25));
    const [box] = world.shipments ?? [];
    expect(box?.deliveredOn).toBe(addDays(box?.handedOverOn ?? start, freightByState.RR.days));
  });
});

describe("a card that is refused", () => {
  const from = addDays(start, 1);
  const { world } = advanceWorld(worldOf(paidOn(start)), start, from);
  const [subscription] = world.subscriptions ?? [];
  const blocked: World = { ...world, subscriptions: subscription ? [{ ...subscription, card: refusedCard }] : [] };

  it("is overdue from the next day, is retried after 3 and 7 days, and blocks further months", () => {
    const { world: later, events } = advanceWorld(blocked, from, addMonths(start, 5));
    expect(listed(events, "charge-refused", "overdue")).toEqual([
      "2026-04-10 charge-refused",
      "2026-04-11 overdue",
      "2026-04-13 charge-refused",
      "2026-04-17 charge-refused",
    ]);
    expect(later.charges).toHaveLength(2);
    expect(later.shipments).toHaveLength(1);
  });

  it("pays at a retry once it was replaced", () => {
    const { world: owing } = advanceWorld(blocked, from, civilDate(2026, 4, 12));
    const mended: World = {
      ...owing,
      subscriptions: (owing.subscriptions ?? []).map((each) => ({ ...each, card: approvedCard })),
    };
    const { events } = advanceWorld(mended, civilDate(2026, 4, 12), civilDate(2026, 5, 10));
    expect(listed(events, "charge-paid")).toEqual(["2026-04-13 charge-paid", "2026-05-10 charge-paid"]);
  });
});

describe("the end of a term", () => {
  it("renews automatically at the full price, and the level continues", () => {
    const first = paidOn(start, { amount: 75_492, amountWithoutCoupon: 83_880, coupon: "PETBOX10", state: "SP" });
    const { world, events } = advanceWorld(worldOf(first), start, addMonths(start, 14));
    const [old, renewed] = world.subscriptions ?? [];
    expect(listed(events, "renewed")).toEqual(["2027-03-10 renewed"]);
    expect(old).toMatchObject({ endedOn: "2027-03-10", renewedInto: renewed?.code });
    expect(renewed).toMatchObject({ startedOn: "2027-03-10", amount: 83_880, renewedFrom: old?.code });
    expect(renewed?.code).toMatch(/^[0-9A-F]{10}$/);
    const levels = events.flatMap((event) => (event.kind === "level-reached" ? [event.level] : []));
    // A subscriber has the first level from the start.
    expect(levels).toEqual(["Prata", "Ouro", "Platina"]);
  });

  it("brings a level once for several pets: the one with the most boxes has it", () => {
    const pets = ["A", "B"].map((code) => paidOn(start, { code }));
    const later = paidOn(addMonths(start, 3), { code: "C" });
    const { events } = advanceWorld(worldOf(...pets, later), start, addMonths(start, 14));
    const levels = events.flatMap((event) => (event.kind === "level-reached" ? [event.level] : []));
    expect(levels).toEqual(["Prata", "Ouro", "Platina"]);
  });

  it("expires after its last month when the renewal was switched off", () => {
    const { world, events } = advanceWorld(worldOf(paidOn(start, { renewalOff: true })), start, addMonths(start, 20));
    expect(listed(events, "expired")).toEqual(["2027-03-10 expired"]);
    expect(world.charges).toHaveLength(12);
  });

  it("comes every month for the monthly plan", () => {
    const { world } = advanceWorld(
      worldOf(paidOn(start, { planTag: "SP_mensal", amount: 7_990 })),
      start,
      addMonths(start, 3),
    );
    expect(world.subscriptions).toHaveLength(4);
    expect(new Set(world.subscriptions?.map(({ code }) => code)).size).toBe(4);
  });
});

it("a refused or pending payment starts nothing", () => {
  const refused = paidOn(start, { code: "A", outcome: { result: "NOT_PAID", at: 0 } });
  const waiting = paidOn(start, { code: "B", announced: false });
  expect(advanceWorld(worldOf(refused, waiting), start, addMonths(start, 2)).events).toEqual([]);
});

describe("a request to cancel", () => {
  const from = addDays(start, 20);
  const { world } = advanceWorld(worldOf(paidOn(start)), start, from);
  const asking = (on: CivilDate, difference: Partial<Subscription> = {}): World => ({
    ...world,
    subscriptions: (world.subscriptions ?? []).map((each) => ({ ...each, ...difference, cancelAskedOn: on })),
  });

  it("is granted on the next business day, and nothing more is charged", () => {
    const { world: later, events } = advanceWorld(asking(from), from, addMonths(start, 20));
    expect(listed(events, "canceled", "charge-paid", "renewed", "expired")).toEqual(["2026-03-31 canceled"]);
    expect(later.subscriptions).toMatchObject([{ endedOn: "2026-03-31" }]);
  });

  it("leaves a debt unchanged, and a paid box still arrives", () => {
    const due = civilDate(2026, 4, 10);
    const { world: owing } = advanceWorld(asking(from, { cancelAskedOn: due, card: refusedCard }), from, due);
    const { world: paid, events } = advanceWorld(asking(due), from, addDays(due, 30));
    expect(listed(advanceWorld(owing, due, addDays(due, 30)).events, "charge-refused", "overdue")).toEqual([]);
    expect(listed(events, "charge-paid", "canceled", "box-delivered")).toEqual([
      "2026-04-10 charge-paid",
      "2026-04-13 canceled",
      "2026-04-16 box-delivered",
    ]);
    expect(paid.charges).toHaveLength(2);
  });
});

describe("a box whose delivery the carrier never recorded", () => {
  const code = "FEIJA00046";
  const noted = civilDate(2026, 6, 12);
  const { world } = advanceWorld(worldOf(paidOn(start, { code, state: "SP", planTag: "SP_semestral" })), start, noted);

  it("is in transit until its customer confirms it, and counts from that day", () => {
    const box = world.shipments?.find(({ chargeId }) => chargeId === `${code}-3`);
    expect(box).toMatchObject({ handedOverOn: "2026-05-12" });
    expect(box?.deliveredOn).toBeUndefined();
    const confirmed: World = {
      ...world,
      shipments: (world.shipments ?? []).map((each) => (each === box ? { ...each, confirmedOn: noted } : each)),
    };
    const { world: later, events } = advanceWorld(confirmed, noted, noted);
    expect(listed(events, "box-delivered")).toEqual(["2026-06-12 box-delivered"]);
    expect(later.shipments?.find(({ chargeId }) => chargeId === `${code}-3`)?.deliveredOn).toBe(noted);
  });
});

it("a friend's first paid charge counts once for the inviting customer", () => {
  const friend = paidOn(start, { code: "AMIGO00001", planTag: "SP_mensal", amount: 7_990 });
  const referral = { subscriptionCode: friend.code, referrerCode: "conta0001" };
  const { world, events } = advanceWorld({ ...worldOf(friend), referrals: [referral] }, start, addMonths(start, 4));
  expect(events.filter(({ kind }) => kind === "referral-counted")).toEqual([
    { kind: "referral-counted", referrer: "conta0001", on: start, subscriptionCode: friend.code },
  ]);
  expect(world.referrals).toEqual([{ ...referral, countedOn: start }]);
});
