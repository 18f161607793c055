import { useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import { type AsyncResult, combineAsyncResults, withFallback } from "@petbox/domain/asyncResult/asyncResult";
import type { Coupon } from "@petbox/domain/plan/coupon";

/**
 * What was read with its prices under the session's coupon. It waits for the coupon, so that no price changes before the
 * customer's eyes; a coupon that cannot be read keeps nobody from buying, and the prices are then those without it.
 */
export function useOfferList<Value, Offer>(
  result: AsyncResult<Value>,
  offersOf: (value: Value, coupon: Coupon | undefined) => readonly Offer[],
): AsyncResult<readonly Offer[]> {
  const coupon = withFallback(useSessionCoupon(), null);
  return combineAsyncResults(result, coupon, (value, coupon) => offersOf(value, coupon ?? undefined));
}
