import { useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import type { Coupon } from "@petbox/domain/plan/coupon";
import { combineReadings, type Reading, withFallback } from "@petbox/domain/reading/reading";

/**
 * What was read with its prices under the session's coupon. It waits for the coupon, so that no price changes before the
 * customer's eyes; a coupon that cannot be read keeps nobody from buying, and the prices are then those without it.
 */
export function useOffers<Value, Offer>(
  reading: Reading<Value>,
  offersOf: (value: Value, coupon: Coupon | undefined) => readonly Offer[],
): Reading<readonly Offer[]> {
  const coupon = withFallback(useSessionCoupon(), null);
  return combineReadings(reading, coupon, (value, coupon) => offersOf(value, coupon ?? undefined));
}
