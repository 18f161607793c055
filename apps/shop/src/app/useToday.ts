import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { Clock } from "@petbox/domain/calendar/clock";
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useServices } from "./services.ts";

/** In milliseconds. Brazil's days begin with a full hour of every clock. */
const hour = 60 * 60_000;

/** Calls back now, at each full hour, and when the customer returns: timers stand still while a device sleeps. */
function subscribeToHours(clock: Clock, onHour: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    timer = setTimeout(tick, hour - (clock() % hour));
    onHour();
  };
  tick();
  document.addEventListener("visibilitychange", onHour);
  window.addEventListener("focus", onHour);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onHour);
    window.removeEventListener("focus", onHour);
  };
}

/** Today's date in Brazil, also on a page that stays open over midnight. */
export function useToday(): CivilDate {
  const { clock } = useServices();
  const subscribe = useCallback((onChange: () => void) => subscribeToHours(clock, onChange), [clock]);
  const today = () => civilDateAt(clock());
  return useSyncExternalStore(subscribe, today, today);
}

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
