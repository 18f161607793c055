import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { useEffect } from "react";
import { useServices } from "./services.ts";

/** Today's date in Brazil. */
export function useToday(): CivilDate {
  return civilDateAt(useServices().clock());
}

/**
 * A slow phone takes long to learn which day it is, once: while one reads, and not while one waits for the page that asks.
 * @param isReading false where there is enough to do already.
 */
export function useLearnToday(isReading: boolean): void {
  const { clock } = useServices();
  useEffect(() => (isReading ? whenIdle(() => void civilDateAt(clock())) : undefined), [clock, isReading]);
}
