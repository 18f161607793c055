import { useEffect, useEffectEvent, useRef } from "react";
import { useToday } from "./useToday.ts";

/** Calls back at midnight, if the page is visible. */
export function useNewDay(onNewDay: () => unknown): void {
  const today = useToday();
  const shownDay = useRef(today);
  const notify = useEffectEvent(onNewDay);
  useEffect(() => {
    if (shownDay.current === today) return;
    shownDay.current = today;
    if (document.visibilityState === "visible") void notify();
  }, [today]);
}
