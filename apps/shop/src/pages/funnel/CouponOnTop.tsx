import { CouponBar } from "@petbox/design-system/components/CouponBar";
import { StepTop } from "@petbox/design-system/components/StepLayout";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { useSession } from "../../app/services.ts";
import { useCoupon } from "../coupons/useCoupon.ts";

/** The session's coupon, if any, at the top of the page, in the server's words (FUN-105). */
export function CouponOnTop() {
  const coupon = readyValue(useCoupon());
  const { coupon: handedOver } = useSession();
  if (coupon === null) return null;
  if (coupon !== undefined) {
    const { code, discount, percent, description } = coupon;
    const share = percent === undefined ? undefined : `${percent}% de desconto no seu plano`;
    return (
      <StepTop>
        <CouponBar name={code} discount={discount} benefit={description || share} />
      </StepTop>
    );
  }
  // The session has the code; the discount comes with the request.
  return handedOver === null ? null : (
    <StepTop>
      <CouponBar name={handedOver} />
    </StepTop>
  );
}
