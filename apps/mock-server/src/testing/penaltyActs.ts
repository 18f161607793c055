import { noteTry, penaltyDebtOf } from "../backend/resolution/debt.ts";
import { memoryStore } from "../backend/store.ts";
import type { ChargeTry } from "../backend/subscriptions/collections.ts";
import type { Act } from "./threeYears.ts";

/** Whoever left, and still owes what that has cost, tries to pay it. */
const tryPenalties =
  (outcome: ChargeTry["outcome"]): Act =>
  (world, on) => {
    const { subscriptions = [] } = world;
    const store = memoryStore({ subscriptions });
    for (const subscription of subscriptions) {
      const debt = penaltyDebtOf(subscription);
      if (debt !== undefined && debt.paidOn === undefined) noteTry(store, debt, { on, outcome });
    }
    return { ...world, subscriptions: store.subscriptions.all() };
  };

/** What they do who left before the end: another card is refused as well, or one pays. */
export const penaltyActs: readonly Act[] = [tryPenalties("refused"), tryPenalties("paid")];
