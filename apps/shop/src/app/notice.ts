import { createToaster, type Toaster, type ToastMessage } from "@petbox/design-system/components/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { type NoticeName, useHistoryState } from "./historyState.ts";

/** Whether the previous page left the notice. False after a reload and on Back, which both arrive with "POP". */
export function useHasNewNotice(name: NoticeName): boolean {
  const { notice } = useHistoryState();
  return useNavigationType() !== "POP" && notice === name;
}

/**
 * Shows the previous page's notice once. The history entry keeps its state, because replacing it waits for the page's loader, and a Back in
 * the meantime would replace the other page's entry.
 * @param message the toast.
 * @returns the props of the page's `ToastRegion`.
 */
export function useNotice(name: NoticeName, message: ToastMessage): Toaster {
  const [toaster] = useState(createToaster);
  const isNew = useHasNewNotice(name);
  const show = useEffectEvent(() => toaster.showToast(message));
  useEffect(() => {
    if (isNew) show();
  }, [isNew]);
  return toaster;
}
