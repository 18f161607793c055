import { useEffect, useEffectEvent } from "react";

interface Watched {
  /**
   * Whether focus from a second window beside this one counts as a return too.
   * @default false
   */
  readonly windowsBeside?: boolean;
}

/**
 * Calls back when the customer returns to the page: it becomes visible, leaves the back/forward cache, or is online again.
 * Events in between may have been missed.
 */
export function usePageReturn(isWanted: boolean, onReturn: () => void, { windowsBeside = false }: Watched = {}): void {
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
    if (windowsBeside) window.addEventListener("focus", whenVisible);
    return () => {
      document.removeEventListener("visibilitychange", whenVisible);
      window.removeEventListener("pageshow", whenShown);
      window.removeEventListener("online", whenOnline);
      window.removeEventListener("focus", whenVisible);
    };
  }, [isWanted, windowsBeside]);
}
