import type { Cents } from "../money/cents.ts";
import type { Plan } from "./offer.ts";

/** The lowest monthly price, shown as "a partir de". Undefined without plans. */
export function startingPrice(plans: readonly Pick<Plan, "monthlyPrice">[]): Cents | undefined {
  const [first, ...others] = plans;
  return others.reduce<Cents | undefined>(
    (least, { monthlyPrice }) => (least === undefined || monthlyPrice < least ? monthlyPrice : least),
    first?.monthlyPrice,
  );
}
