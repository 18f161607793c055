import type { Cents } from "../money/cents.ts";
import { offerDiscount } from "../plan/coupon.ts";

/** What a friend who was invited saves in the first month, in per cent (SUB-379). */
const friendPercent = 10;

/** What comes off a friend's first month; of the months after it nothing does. */
export function friendDiscount(monthlyPrice: Cents): Cents {
  return offerDiscount({ type: "porcentagem", percent: friendPercent }, monthlyPrice);
}
