import { addDays, addMonths, type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import fc from "fast-check";
import { expect, it } from "vitest";
import { advanceWorld } from "../../simulation/advanceWorld.ts";
import { approvedCard, paidOn } from "../../testing/threeYears.ts";
import { memoryStore, type World } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { endOfTermDay } from "./nextCharge.ts";

const code = "CAIXA00001";

const anyTerm = fc.record({
  began: fc
    .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 25, max: 31 }) })
    .map(({ month, day }) => addDays(civilDate(2026, month, 1), day - 1)),
  planTag: fc.constantFrom("SP_anual", "SP_semestral", "SP_mensal"),
  renewalOff: fc.boolean(),
});

it("shows the same end of the term in every month: the day on which the subscription renews or ends", () => {
  fc.assert(
    fc.property(anyTerm, ({ began, planTag, renewalOff }) => {
      const months = planLengthOf({ tag: planTag });
      let world: World = { subscriptions: [paidOn(began, { code, planTag, renewalOff, card: approvedCard })] };
      let at = addDays(began, -1);
      const shown = new Set<CivilDate | undefined>();
      for (let month = 0; month < months; month += 1) {
        const today = addMonths(began, month);
        world = advanceWorld(world, at, today).world;
        at = today;
        shown.add(endOf(world));
      }
      const over = advanceWorld(world, at, addMonths(began, months + 1)).world;
      expect([...shown]).toEqual([over.subscriptions?.[0]?.endedOn]);
    }),
    { numRuns: 60 },
  );
});

function endOf(world: World): CivilDate | undefined {
  const store = memoryStore(world);
  const subscription = store.subscriptions.get(code);
  return subscription && endOfTermDay(subscriptionStateOf(store, subscription));
}
