import { useEffect, useEffectEvent } from "react";

/** How long one return lasts, in milliseconds: going back to a tab makes it visible and then gives it the focus. */
const returnTime = 100;

/**
 * Calls back when the customer returns to the page: it becomes visible, gets the focus from a window beside it, leaves the
 * back/forward cache, or is online again. Events in between may have been missed. The several events of one return call back once.
 */
export function usePageReturn(isWanted: boolean, onReturn: () => void): void {
  const notify = useEffectEvent(onReturn);

  useEffect(() => {
    if (!isWanted) return;
    let lastReturn = Number.NEGATIVE_INFINITY;
    const notifyOnce = ({ timeStamp }: Event) => {
      if (timeStamp - lastReturn < returnTime) return;
      lastReturn = timeStamp;
      notify();
    };
    const whenVisible = (event: Event) => {
      if (document.visibilityState === "visible") notifyOnce(event);
    };
    const whenShown = (event: PageTransitionEvent) => {
      if (event.persisted) notifyOnce(event);
    };
    // What was read without a connection has failed.
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
