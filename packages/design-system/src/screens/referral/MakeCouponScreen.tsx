import { CouponNameForm, type CouponNameFormProps } from "./CouponNameForm.tsx";
import { CouponSteps } from "./CouponSteps.tsx";

/** How a subscriber without a coupon makes one. */
export function MakeCouponScreen(props: CouponNameFormProps) {
  return (
    <CouponSteps>
      <CouponNameForm {...props} />
    </CouponSteps>
  );
}
