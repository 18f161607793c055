import { CouponNameForm, type CouponNameFormProps } from "./CouponNameForm.tsx";
import { CouponSteps } from "./CouponSteps.tsx";

/** Lets a subscriber without a coupon create one. */
export function MakeCouponScreen(props: CouponNameFormProps) {
  return (
    <CouponSteps>
      <CouponNameForm {...props} />
    </CouponSteps>
  );
}
