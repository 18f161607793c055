import { createToaster, type Toaster } from "@petbox/design-system/components/Toast";
import { couponCopiedText, couponNotCopiedText } from "@petbox/domain/coupons/couponNotices";
import { useState } from "react";

/** The toasts for a copied coupon, and for one that cannot be copied (SUB-372, MAN-391). */
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
