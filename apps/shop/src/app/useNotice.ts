import { createToaster, type Toaster, type ToastMessage } from "@petbox/design-system/components/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import type { NoticeName } from "./notice.ts";
import { useHasNewNotice } from "./useHasNewNotice.ts";

/**
 * Shows the previous page's notice once. The history entry keeps its state, because replacing it waits for the page's loader, and a Back in
 * the meantime would replace the other page's entry.
 * @param message the toast.
 * @returns the props of the page's `ToastRegion`.
 */
export function useNotice(notice: NoticeName, message: ToastMessage): Toaster {
  const [toaster] = useState(createToaster);
  const isNew = useHasNewNotice(notice);
  const show = useEffectEvent(() => toaster.showToast(message));
  useEffect(() => {
    if (isNew) show();
  }, [isNew]);
  return toaster;
}
