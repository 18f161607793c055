import { createToaster, type Toaster } from "@petbox/design-system/components/Toast";
import { couponCopiedText, couponNotCopiedText } from "@petbox/domain/coupons/couponCopied";
import { useState } from "react";

/** What is said when a coupon is copied, or cannot be (SUB-372, MAN-391). */
interface CouponNotices {
  /** For the page's `ToastRegion`. */
  readonly toaster: Toaster;
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

export function useCouponNotices(): CouponNotices {
  const [toaster] = useState(createToaster);
  return {
    toaster,
    onCopied: () => toaster.showToast({ tone: "success", description: couponCopiedText }),
    onCopyFailed: () => toaster.showToast({ tone: "warning", description: couponNotCopiedText }),
  };
}
