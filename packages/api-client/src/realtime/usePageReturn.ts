import { useEffect, useEffectEvent } from "react";

/**
 * Calls back when the customer returns to the page: it becomes visible, gets the focus from a window beside it, leaves the
 * back/forward cache, or is online again. Events in between may have been missed.
 */
export function usePageReturn(isWanted: boolean, onReturn: () => void): void {
  const notify = useEffectEvent(onReturn);

  useEffect(() => {
    if (!isWanted) return;
    const whenVisible = () => {
      if (document.visibilityState === "visible") notify();
    };
    const whenShown = (event: PageTransitionEvent) => {
      if (event.persisted) notify();
    };
    const whenOnline = () => notify();
    document.addEventListener("visibilitychange", whenVisible);
    window.addEventListener("pageshow", whenShown);
    window.addEventListener("online", whenOnline);
    window.addEventListener("focus", whenVisible);
    return () => {
      document.removeEventListener("visibilitychange", whenVisible);
      window.removeEventListener("pageshow", whenShown);
      window.removeEventListener("online", whenOnline);
      window.removeEventListener("focus", whenVisible);
    };
  }, [isWanted]);
}
