import { createToaster, type Toaster, type ToastMessage } from "@petbox/design-system/components/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hasNotice, type NoticeName } from "./notice.ts";

/**
 * Shows the previous page's notice once: not again after a reload or on Back.
 * @param message the toast.
 * @returns the props of the page's `ToastRegion`.
 */
export function useNotice(notice: NoticeName, message: ToastMessage): Toaster {
  const [toaster] = useState(createToaster);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNew = hasNotice(state, notice);
  const show = useEffectEvent(() => {
    toaster.showToast(message);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (isNew) show();
  }, [isNew]);
  return toaster;
}
