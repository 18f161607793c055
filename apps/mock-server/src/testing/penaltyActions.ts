import { penaltyDebtOf, recordAttempt } from "../backend/resolution/debt.ts";
import { memoryStore } from "../backend/store.ts";
import type { ChargeAttempt } from "../backend/subscriptions/collections.ts";
import type { SimulatedAction } from "./threeYears.ts";

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
export const penaltyActions: readonly SimulatedAction[] = [tryPenalties("refused"), tryPenalties("paid")];
