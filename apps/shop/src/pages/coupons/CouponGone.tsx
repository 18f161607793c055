import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { couponGoneText } from "@petbox/domain/coupons/couponGone";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../app/services.ts";
import { isCouponGoneNotice } from "./couponGoneNotice.ts";

/** Says once that the coupon of an invitation does not hold: not again after a reload, or on the way back. */
export function CouponGone() {
  const [toaster] = useState(createToaster);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { coupon } = useSession();
  const isGone = isCouponGoneNotice(state);
  const tell = useEffectEvent(() => {
    toaster.showToast({ tone: "info", description: couponGoneText(coupon !== null) });
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
  return <ToastRegion toaster={toaster} />;
}
