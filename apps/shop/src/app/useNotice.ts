import { createToaster, type Toaster, type ToastMessage } from "@petbox/design-system/components/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isLeft, type Notice } from "./notice.ts";

/**
 * Says once what the page before has left to be said: not again after a reload, or on the way back.
 * @param message the toast.
 * @returns what the page's `ToastRegion` shows.
 */
export function useNotice(notice: Notice, message: ToastMessage): Toaster {
  const [toaster] = useState(createToaster);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isToSay = isLeft(notice, state);
  const say = useEffectEvent(() => {
    toaster.showToast(message);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (isToSay) say();
  }, [isToSay]);
  return toaster;
}
