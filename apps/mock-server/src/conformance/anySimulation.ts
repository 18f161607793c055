import { type StateCode, stateCodes } from "@petbox/domain/address/states";
import { addDays } from "@petbox/domain/calendar/civilDate";
import fc from "fast-check";
import { penaltyDebtOf, recordAttempt } from "../backend/resolution/debt.ts";
import { memoryStore, type World } from "../backend/store.ts";
import type { ChargeAttempt } from "../backend/subscriptions/collections.ts";
import { actions, extraItemActions } from "../testing/customerActions.ts";
import { moveActions } from "../testing/moveActions.ts";
import { paymentRequestActions } from "../testing/paymentRequestActions.ts";
import {
  approvedCard,
  days,
  paidOn,
  refusedCard,
  type SimulatedAction,
  type Simulation,
  start,
} from "../testing/threeYears.ts";

const anySubscription = fc.record({
  planTag: fc.constantFrom("SP_anual", "SP_semestral", "SP_mensal"),
  amount: fc.integer({ min: 7_001, max: 120_007 }),
  freight: fc.option(fc.integer({ min: 1, max: 4_000 }), { nil: undefined }),
  card: fc.constantFrom(approvedCard, approvedCard, refusedCard),
  state: fc.constantFrom<StateCode>(...stateCodes),
  renewalOff: fc.boolean(),
  beginsAfter: fc.integer({ min: 0, max: 500 }),
  referred: fc.boolean(),
});

const done = (some: readonly SimulatedAction[], maxLength: number) =>
  fc.array(fc.record({ after: fc.integer({ min: 1, max: days }), action: fc.constantFrom(...some) }), { maxLength });

/** A customer who has left tries to pay the penalty. */
const tryPenalties =
  (outcome: ChargeAttempt["outcome"]): SimulatedAction =>
  (world, on) => {
    const { subscriptions = [] } = world;
    const store = memoryStore({ subscriptions });
    for (const subscription of subscriptions) {
      const debt = penaltyDebtOf(subscription);
      if (debt !== undefined && debt.paidOn === undefined) recordAttempt(store, debt, { on, outcome });
    }
    return { ...world, subscriptions: store.subscriptions.all() };
  };

/** The actions after an early end: another card is refused, or pays. */
const penaltyActions: readonly SimulatedAction[] = [tryPenalties("refused"), tryPenalties("paid")];

/** Any subscriptions of one customer, and what the customer does in three years. */
export const anySimulation: fc.Arbitrary<Simulation> = fc
  .record({
    world: fc.array(anySubscription, { minLength: 1, maxLength: 4 }).map(worldOf),
    actions: done(actions, 10),
    withExtraItems: done(extraItemActions, 12),
    moves: done(moveActions, 6),
    penalties: done(penaltyActions, 8),
    requests: done(paymentRequestActions, 12),
  })
  .map(({ world, actions, withExtraItems, moves, penalties, requests }) => ({
    world,
    actions: [...actions, ...withExtraItems, ...moves, ...penalties, ...requests],
  }));

type Drawn = typeof anySubscription extends fc.Arbitrary<infer Each> ? Each : never;

function worldOf(drawn: readonly Drawn[]): World {
  const code = (index: number) => `PESSOA000${index}`;
  return {
    subscriptions: drawn.map(({ beginsAfter, referred: _referred, freight, ...rest }, index) =>
      paidOn(addDays(start, beginsAfter), {
        ...rest,
        code: code(index),
        ...(freight === undefined ? {} : { freight }),
      }),
    ),
    referrals: drawn.flatMap(({ referred }, index) =>
      referred ? [{ subscriptionCode: code(index), referrerCode: "amiga" }] : [],
    ),
  };
}
