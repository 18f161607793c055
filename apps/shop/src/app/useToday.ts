import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { useEffect } from "react";
import { useServices } from "./services.ts";

/** Today's date in Brazil. */
export function useToday(): CivilDate {
  return civilDateAt(useServices().clock());
}

/** A slow phone takes long to learn which day it is, once: while one reads, and not while one waits for the page that asks. */
export function useLearnToday(): void {
  const { clock } = useServices();
  useEffect(() => whenIdle(() => void civilDateAt(clock())), [clock]);
}
