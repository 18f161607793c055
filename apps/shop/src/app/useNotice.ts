import { createToaster, type Toaster, type ToastMessage } from "@petbox/design-system/components/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { hasNotice, type NoticeName } from "./notice.ts";

/**
 * Shows the previous page's notice once: not again after a reload or on Back, which both arrive with "POP". The history entry keeps its
 * state, because replacing it waits for the page's loader, and a Back in the meantime would replace the other page's entry.
 * @param message the toast.
 * @returns the props of the page's `ToastRegion`.
 */
export function useNotice(notice: NoticeName, message: ToastMessage): Toaster {
  const [toaster] = useState(createToaster);
  const { state } = useLocation();
  const isNew = useNavigationType() !== "POP" && hasNotice(state, notice);
  const show = useEffectEvent(() => toaster.showToast(message));
  useEffect(() => {
    if (isNew) show();
  }, [isNew]);
  return toaster;
}
