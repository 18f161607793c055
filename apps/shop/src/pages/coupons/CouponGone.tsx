import { ToastRegion } from "@petbox/design-system/components/Toast";
import { couponGoneText } from "@petbox/domain/coupons/couponNotices";
import { useNotice } from "../../app/notice.ts";
import { useSession } from "../../app/services.ts";

/** A notice that the coupon of an invitation is not valid. */
export function CouponGone() {
  const { coupon, visitor } = useSession();
  const toaster = useNotice("coupon-gone", {
    tone: "info",
    description: couponGoneText(coupon !== null, visitor.authorized),
  });
  return <ToastRegion toaster={toaster} />;
}
