import type { ChosenPlan } from "@petbox/domain/plan/offer";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import { pricedPurchase } from "../scheduled/pricedPurchase.ts";
import type { Situation } from "../situation.ts";

/** The pads or food of a session as the plan that is paid, month by month; undefined where none of it is left. */
export function purchaseAsPlan(
  inSession: Pick<Situation<unknown>, "store" | "visitor" | "clock">,
): ChosenPlan | undefined {
  const purchase = pricedPurchase(inSession);
  if (purchase === undefined || purchase.items.length === 0) return undefined;
  const { kind, amount } = purchase;
  return {
    name: scheduledRules[kind].title,
    code: scheduledPurchasePlan,
    length: 1,
    monthlyPrice: amount,
    total: amount,
  };
}
