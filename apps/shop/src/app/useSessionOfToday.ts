import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { useEffect, useEffectEvent, useRef } from "react";
import { useServices } from "./services.ts";
import { useToday } from "./useToday.ts";

/**
 * Reads the session again when the customer comes back on another day, and at midnight while they look: its gift and its ship date have
 * moved on.
 */
export function useSessionOfToday(): void {
  const { clock, session } = useServices();
  const today = useToday();
  const readOn = useRef(today);
  const reloadIfOld = useEffectEvent(() => {
    const now = civilDateAt(clock());
    const before = readOn.current;
    if (now === before) return;
    readOn.current = now;
    session.reload().catch(() => {
      readOn.current = before;
    });
  });
  usePageReturn(true, () => reloadIfOld());
  // biome-ignore lint/correctness/useExhaustiveDependencies: Runs again when the day changes.
  useEffect(() => {
    if (document.visibilityState === "visible") reloadIfOld();
  }, [today]);
}
