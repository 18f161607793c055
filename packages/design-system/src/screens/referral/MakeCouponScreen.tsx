import { CouponSteps } from "./CouponSteps.tsx";
import { InvitationCouponForm, type InvitationCouponFormProps } from "./InvitationCouponForm.tsx";

/** Lets a subscriber without a coupon create one. */
export function MakeCouponScreen(props: InvitationCouponFormProps) {
  return (
    <CouponSteps>
      <InvitationCouponForm {...props} />
    </CouponSteps>
  );
}
