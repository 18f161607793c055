import { type AsyncResult, combineAsyncResults, withFallback } from "@petbox/domain/asyncResult/asyncResult";
import type { Coupon } from "@petbox/domain/plan/coupon";
import { useCoupon } from "../coupons/useCoupon.ts";

/**
 * Offers with their prices under the session's coupon. They wait for the coupon, so that no visible price changes. If the
 * coupon cannot be loaded, the prices are those without it.
 */
export function useOfferList<Value, Offer>(
  result: AsyncResult<Value>,
  offersOf: (value: Value, coupon: Coupon | undefined) => readonly Offer[],
): AsyncResult<readonly Offer[]> {
  const coupon = withFallback(useCoupon(), null);
  return combineAsyncResults(result, coupon, (value, coupon) => offersOf(value, coupon ?? undefined));
}
