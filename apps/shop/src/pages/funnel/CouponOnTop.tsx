import { useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import { CouponBar } from "@petbox/design-system/components/CouponBar";
import { StepTop } from "@petbox/design-system/components/StepLayout";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { useSession } from "../../app/services.ts";

interface CouponOnTopProps {
  /** Shows the coupon's description, e.g. who sent the invitation, in place of its discount. @default false */
  readonly isDescribed?: boolean;
}

/** The session's coupon, if any, at the top of the page (FUN-105). */
export function CouponOnTop({ isDescribed = false }: CouponOnTopProps) {
  const coupon = readyValue(useSessionCoupon());
  const { coupon: handedOver } = useSession();
  if (coupon === null) return null;
  if (coupon !== undefined) {
    const { code, discount, percent, description } = coupon;
    const share = percent === undefined ? undefined : `${percent}% de desconto no seu plano`;
    const benefit = (isDescribed && description) || share;
    return (
      <StepTop>
        <CouponBar name={code} discount={discount} benefit={benefit} />
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
