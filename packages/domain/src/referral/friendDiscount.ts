import type { Cents } from "../money/cents.ts";
import { offerDiscount } from "../plan/coupon.ts";

/** An invited friend's discount on the first month, in percent (SUB-379). */
export const friendPercent = 10;

/** The discount on a friend's first month. */
export function friendDiscount(monthlyPrice: Cents): Cents {
  return offerDiscount({ type: "porcentagem", percent: friendPercent }, monthlyPrice);
}
