import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { useEffect } from "react";
import { useServices } from "./services.ts";

/** Today's date in Brazil. */
export function useToday(): CivilDate {
  return civilDateAt(useServices().clock());
}

/**
 * Learns the current date while the user reads, because it takes long on a slow phone, and not while they wait for a page.
 * @param isReading false while the page is busy.
 */
export function useLearnToday(isReading: boolean): void {
  const { clock } = useServices();
  useEffect(() => (isReading ? whenIdle(() => void civilDateAt(clock())) : undefined), [clock, isReading]);
}
