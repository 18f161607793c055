import { formatCents } from "../money/format.ts";
import type { CouponOffer } from "../plan/coupon.ts";

/**
 * How much a coupon gives, as it is read: "R$20,00", "15%". A percentage goes no further than the whole price. `undefined` for one
 * that gives nothing (or less), which is not worth a word.
 */
export function offerText(offer: CouponOffer): string | undefined {
  if (offer.type === "real") return offer.value > 0 ? formatCents(offer.value) : undefined;
  return offer.percent > 0 ? `${Math.min(offer.percent, 100)}%` : undefined;
}
