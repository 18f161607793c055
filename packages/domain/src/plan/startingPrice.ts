import type { Cents } from "../money/cents.ts";
import type { Plan } from "./offer.ts";

/** The least that a month costs: what "a partir de" says. Undefined where there is no plan. */
export function startingPrice(plans: readonly Pick<Plan, "monthlyPrice">[]): Cents | undefined {
  const [first, ...others] = plans;
  return others.reduce<Cents | undefined>(
    (least, { monthlyPrice }) => (least === undefined || monthlyPrice < least ? monthlyPrice : least),
    first?.monthlyPrice,
  );
}
