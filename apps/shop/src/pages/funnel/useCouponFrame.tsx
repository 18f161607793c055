import type { Reading } from "@petbox/api-client/client/reading";
import { useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import { CouponBar } from "@petbox/design-system/components/CouponBar";
import type { StepFrame } from "@petbox/design-system/screens/funnel/StepScreen";
import type { Coupon } from "@petbox/domain/plan/coupon";
import { useSession } from "../../app/services.ts";

/** The session's coupon, and a step's frame with the coupon bar on top while there is one (FUN-105). */
export function useCouponFrame(frame: StepFrame): { frame: StepFrame; coupon: Reading<Coupon | null> } {
  const coupon = useSessionCoupon();
  const { coupon: handedOver } = useSession();
  if (coupon.status === "ready") {
    if (coupon.value === null) return { frame, coupon };
    const { code, discount, percent } = coupon.value;
    const benefit = percent === undefined ? undefined : `${percent}% de desconto no seu plano`;
    return { frame: { ...frame, top: <CouponBar name={code} discount={discount} benefit={benefit} /> }, coupon };
  }
  // The page names the coupon at once; what it is worth comes with the call.
  if (handedOver === null) return { frame, coupon };
  return { frame: { ...frame, top: <CouponBar name={handedOver} /> }, coupon };
}
