import { formatCents } from "../money/format.ts";
import type { CouponOffer } from "../plan/coupon.ts";

/**
 * The value of a coupon: "R$20,00", "15%", at most "100%". Undefined if it is zero or negative.
 */
export function offerText(offer: CouponOffer, formatMoney = formatCents): string | undefined {
  if (offer.type === "real") return offer.value > 0 ? formatMoney(offer.value) : undefined;
  return offer.percent > 0 ? `${Math.min(offer.percent, 100)}%` : undefined;
}
