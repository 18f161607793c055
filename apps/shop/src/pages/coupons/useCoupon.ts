import { useCacheCoupon, useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Coupon } from "@petbox/domain/plan/coupon";
import { useServices, useSession } from "../../app/services.ts";

/** The session's coupon, which another tab may change; null without one. */
export function useCoupon(): AsyncResult<Coupon | null> {
  const { coupon, known } = useSession();
  return useSessionCoupon(known ? coupon : undefined);
}

/** Keeps the coupon that a call has applied to the session; null for a removed one. */
export function useStoreCoupon(): (coupon: Coupon | null) => Promise<void> {
  const { session } = useServices();
  const cacheCoupon = useCacheCoupon();
  return async (coupon) => {
    // At once: the next page shows the coupon from its first render.
    const cached = cacheCoupon(coupon);
    session.change({ coupon: coupon?.code ?? null });
    await cached;
  };
}
