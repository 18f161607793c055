import { type StateCode, stateCodes } from "@petbox/domain/address/states";
import { addDays, addMonths, type CivilDate, civilDate, weekdayOf } from "@petbox/domain/calendar/civilDate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { World } from "../backend/store.ts";
import { activeSubscription } from "../scenarios/people.ts";
import { freightByState } from "../seed/freight.ts";
import type { LifeEvent } from "./lifeEvent.ts";
import { live } from "./live.ts";

/** A Tuesday. */
const start = civilDate(2026, 3, 10);
const approved = { brand: "VISA", firstSix: "411111", lastFour: "1111", holder: "CARLA LIMA", expiry: "12/31" };
const refusing = { ...approved, firstSix: "400000", lastFour: "0002" };

/** Paid at noon in São Paulo of its first day. */
function paidOn(day: CivilDate, difference: Partial<Subscription> = {}): Subscription {
  const noon = Date.parse(`${day}T15:00:00Z`);
  return { ...activeSubscription(noon), createdAt: noon, outcome: { result: "PAID", at: noon }, ...difference };
}

const worldOf = (...subscriptions: readonly Subscription[]): World => ({ subscriptions });
const told = (events: readonly LifeEvent[], ...kinds: readonly LifeEvent["kind"][]) =>
  events.filter(({ kind }) => kinds.includes(kind)).map(({ kind, on }) => `${on} ${kind}`);

describe("a month", () => {
  const annual = worldOf(paidOn(start, { state: "SP" }));

  it("begins with the payment: it is charged, and its box goes from the shelf to the door", () => {
    const { world, events } = live(annual, start, addDays(start, 14));
    expect(told(events, "charge-paid", "box-packed", "box-handed-over", "box-delivered")).toEqual([
      "2026-03-10 charge-paid",
      "2026-03-11 box-packed",
      "2026-03-12 box-handed-over",
      "2026-03-14 box-delivered",
    ]);
    expect(world.charges).toMatchObject([{ dueOn: start, paidOn: start, amount: 6_990 }]);
    expect(world.shipments?.[0]?.carrier?.trackingCode).toMatch(/^PB\d{9}BR$/);
  });

  it("waits over the weekend before it is packed, and before it is handed over", () => {
    const friday = civilDate(2026, 3, 13);
    const { events } = live(worldOf(paidOn(friday)), friday, addDays(friday, 30));
    expect(told(events, "box-packed", "box-handed-over").slice(0, 2)).toEqual([
      "2026-03-16 box-packed",
      "2026-03-17 box-handed-over",
    ]);
  });

  it("comes again on the same day of each month, or on the last day of a shorter one", () => {
    const last = civilDate(2026, 1, 31);
    const { world } = live(worldOf(paidOn(last)), last, civilDate(2026, 5, 1));
    expect(world.charges?.map(({ dueOn }) => dueOn)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]);
  });

  it("takes the carrier's days to a state that is far away", () => {
    const { world } = live(worldOf(paidOn(start, { state: "RR" })), start, addDays(start, 25));
    const [box] = world.shipments ?? [];
    expect(box?.deliveredOn).toBe(addDays(box?.handedOverOn ?? start, freightByState.RR.days));
  });
});

describe("a card that is refused", () => {
  const from = addDays(start, 1);
  const { world } = live(worldOf(paidOn(start)), start, from);
  const [subscription] = world.subscriptions ?? [];
  const blocked: World = { ...world, subscriptions: subscription ? [{ ...subscription, card: refusing }] : [] };

  it("is overdue from the day after, is tried again after 3 and 7 days, and is charged no further month", () => {
    const { world: later, events } = live(blocked, from, addMonths(start, 5));
    expect(told(events, "charge-refused", "overdue")).toEqual([
      "2026-04-10 charge-refused",
      "2026-04-11 overdue",
      "2026-04-13 charge-refused",
      "2026-04-17 charge-refused",
    ]);
    expect(later.charges).toHaveLength(2);
    expect(later.shipments).toHaveLength(1);
  });

  it("pays at a later try once it is another one", () => {
    const { world: owing } = live(blocked, from, civilDate(2026, 4, 12));
    const mended: World = {
      ...owing,
      subscriptions: (owing.subscriptions ?? []).map((each) => ({ ...each, card: approved })),
    };
    const { events } = live(mended, civilDate(2026, 4, 12), civilDate(2026, 5, 10));
    expect(told(events, "charge-paid")).toEqual(["2026-04-13 charge-paid", "2026-05-10 charge-paid"]);
  });
});

describe("the end of a term", () => {
  it("renews by itself at the full price, and the level counts on", () => {
    const first = paidOn(start, { amount: 75_492, amountWithoutCoupon: 83_880, coupon: "PETBOX10", state: "SP" });
    const { world, events } = live(worldOf(first), start, addMonths(start, 14));
    const [old, renewed] = world.subscriptions ?? [];
    expect(told(events, "renewed")).toEqual(["2027-03-10 renewed"]);
    expect(old).toMatchObject({ endedOn: "2027-03-10", renewedInto: renewed?.code });
    expect(renewed).toMatchObject({ startedOn: "2027-03-10", amount: 83_880, renewedFrom: old?.code });
    expect(renewed?.code).toMatch(/^[0-9A-F]{10}$/);
    const levels = events.flatMap((event) => (event.kind === "level-reached" ? [event.level] : []));
    expect(levels).toEqual(["Bronze", "Prata", "Ouro", "Platina"]);
  });

  it("expires when the renewal was switched off, after its last month", () => {
    const { world, events } = live(worldOf(paidOn(start, { renewalOff: true })), start, addMonths(start, 20));
    expect(told(events, "expired")).toEqual(["2027-03-10 expired"]);
    expect(world.charges).toHaveLength(12);
  });

  it("is every month for the monthly plan", () => {
    const { world } = live(worldOf(paidOn(start, { planTag: "SP_mensal", amount: 7_990 })), start, addMonths(start, 3));
    expect(world.subscriptions).toHaveLength(4);
    expect(new Set(world.subscriptions?.map(({ code }) => code)).size).toBe(4);
  });
});

it("nothing comes of a payment that was refused, or is still on its way", () => {
  const refused = paidOn(start, { code: "A", outcome: { result: "NOT_PAID", at: 0 } });
  const waiting = paidOn(start, { code: "B", announced: false });
  expect(live(worldOf(refused, waiting), start, addMonths(start, 2)).events).toEqual([]);
});

/** A life of some subscriptions over three years, with a customer who now and then pays what is owed. */
interface AnyLife {
  readonly world: World;
  readonly cuts: readonly number[];
}

const days = 3 * 365;
const anySubscription = fc.record({
  planTag: fc.constantFrom("SP_anual", "SP_semestral", "SP_mensal"),
  amount: fc.integer({ min: 7_001, max: 120_007 }),
  freight: fc.option(fc.integer({ min: 1, max: 4_000 }), { nil: undefined }),
  card: fc.constantFrom(approved, approved, refusing),
  state: fc.constantFrom<StateCode>(...stateCodes),
  renewalOff: fc.boolean(),
  beginsAfter: fc.integer({ min: 0, max: 500 }),
});
const anyLife: fc.Arbitrary<AnyLife> = fc.record({
  world: fc.array(anySubscription, { minLength: 1, maxLength: 4 }).map((all) =>
    worldOf(
      ...all.map(({ beginsAfter, freight, ...rest }, place) =>
        paidOn(addDays(start, beginsAfter), {
          ...rest,
          code: `PESSOA000${place}`,
          ...(freight === undefined ? {} : { freight }),
        }),
      ),
    ),
  ),
  cuts: fc.array(fc.integer({ min: 0, max: days }), { maxLength: 12 }),
});

/** Somebody pays all that is owed, in their bank's app. */
function withDebtsPaid(world: World, on: CivilDate): World {
  return { ...world, charges: (world.charges ?? []).map((charge) => ({ paidOn: on, ...charge })) };
}

/** Lives in steps; at each cut, what is owed is paid. */
function livedWithPayments({ world, cuts }: AnyLife) {
  const ends = [...cuts.toSorted((one, other) => one - other), days];
  return ends.reduce(
    (lived, end, step) => {
      const next = live(lived.world, addDays(start, ends[step - 1] ?? 0), addDays(start, end));
      const world = step < cuts.length ? withDebtsPaid(next.world, addDays(start, end)) : next.world;
      return { world, events: [...lived.events, ...next.events] };
    },
    { world, events: [] as readonly LifeEvent[] },
  );
}

/** Seeded: the same lives each time. */
const lives = { seed: 60, numRuns: 80 };

describe("every life of three years", () => {
  it("is the same in one step or in many", () => {
    fc.assert(
      fc.property(anyLife, ({ world, cuts }) => {
        const whole = live(world, start, addDays(start, days));
        const ends = [...cuts.toSorted((one, other) => one - other), days];
        let stepped: ReturnType<typeof live> = { world, events: [] };
        ends.forEach((end, step) => {
          const next = live(stepped.world, addDays(start, ends[step - 1] ?? 0), addDays(start, end));
          stepped = { world: next.world, events: [...stepped.events, ...next.events] };
        });
        expect(stepped).toEqual(whole);
      }),
      lives,
    );
  });

  it("has at most one charge for a month, none after the end, and all of a whole term are its price", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { subscriptions = [], charges = [] } = livedWithPayments(life).world;
        for (const { code, endedOn, amount, freight = 0, planTag } of subscriptions) {
          const own = charges.filter(({ subscriptionCode }) => subscriptionCode === code);
          expect(new Set(own.map(({ dueOn }) => dueOn.slice(0, 7))).size).toBe(own.length);
          expect(own.every(({ dueOn }) => endedOn === undefined || dueOn < endedOn)).toBe(true);
          expect(own.slice(0, -1).every(({ paidOn }) => paidOn !== undefined)).toBe(true);
          const months = { SP_anual: 12, SP_semestral: 6 }[planTag] ?? 1;
          expect(own.length).toBeLessThanOrEqual(months);
          if (endedOn === undefined) continue;
          expect(own.reduce((sum, charge) => sum + charge.amount, 0)).toBe(amount + freight * months);
        }
      }),
      lives,
    );
  });

  it("has a box for each paid charge and for no other, whose days follow one another", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { charges = [], shipments = [] } = livedWithPayments(life).world;
        const paid = charges.flatMap(({ id, paidOn }) => (paidOn === undefined ? [] : [id]));
        expect(shipments.map(({ chargeId }) => chargeId).toSorted()).toEqual(paid.toSorted());
        for (const { openedOn, packedOn, handedOverOn, deliveredOn, abortedOn } of shipments) {
          const steps = [openedOn, packedOn, handedOverOn, deliveredOn].filter((day) => day !== undefined);
          expect(steps).toEqual([...new Set(steps)].toSorted());
          for (const day of [packedOn, handedOverOn]) if (day) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day));
          if (abortedOn) expect(packedOn).toBeUndefined();
          if (deliveredOn) expect(handedOverOn).toBeDefined();
        }
      }),
      lives,
    );
  });

  it("tells of each delivered box once, and of levels that only rise", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { world, events } = livedWithPayments(life);
        const delivered = (world.shipments ?? []).filter(({ deliveredOn }) => deliveredOn !== undefined);
        const boxes = events.flatMap((event) => (event.kind === "box-delivered" ? [event.charge] : []));
        expect(boxes.toSorted()).toEqual(delivered.map(({ chargeId }) => chargeId).toSorted());
        const firstOf = (code: string): string => {
          const before = world.subscriptions?.find((each) => each.code === code)?.renewedFrom;
          return before === undefined ? code : firstOf(before);
        };
        const rises = new Map<string, string[]>();
        for (const event of events) {
          if (event.kind !== "level-reached") continue;
          const first = firstOf(event.subscriptionCode);
          rises.set(first, [...(rises.get(first) ?? []), event.level]);
        }
        for (const levels of rises.values()) {
          expect(["Bronze", "Prata", "Ouro", "Platina", "Diamante"].slice(0, levels.length)).toEqual(levels);
        }
      }),
      lives,
    );
  });
});
