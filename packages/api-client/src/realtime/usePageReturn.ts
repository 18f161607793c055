import { useEffect, useEffectEvent } from "react";

interface Watched {
  /**
   * Whether somebody is away as well who works in another window beside this one.
   * @default false
   */
  readonly windowsBeside?: boolean;
}

/**
 * Tells when the customer is back at the page: it is visible again, comes out of the browser's memory, or has a network
 * again. While it was away it may have slept through anything.
 */
export function usePageReturn(isWanted: boolean, onReturn: () => void, { windowsBeside = false }: Watched = {}): void {
  const tell = useEffectEvent(onReturn);

  useEffect(() => {
    if (!isWanted) return;
    const whenVisible = () => {
      if (document.visibilityState === "visible") tell();
    };
    const whenShown = (event: PageTransitionEvent) => {
      if (event.persisted) tell();
    };
    const whenOnline = () => tell();
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
