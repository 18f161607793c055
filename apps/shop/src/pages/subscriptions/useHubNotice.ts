import { createToaster, type Toaster } from "@petbox/design-system/components/Toast";
import { scheduledCanceledText } from "@petbox/domain/scheduled/ownScheduledTexts";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isCanceledNotice } from "./hubNotice.ts";

/** Says once what the page before has left to be said: not again after a reload, or on the way back. */
export function useHubNotice(): Toaster {
  const [toaster] = useState(createToaster);
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isCanceled = isCanceledNotice(state);
  useEffect(() => {
    if (!isCanceled) return;
    toaster.showToast({ tone: "success", description: scheduledCanceledText });
    void navigate(pathname, { replace: true, state: null });
  }, [isCanceled, navigate, pathname, toaster]);
  return toaster;
}
