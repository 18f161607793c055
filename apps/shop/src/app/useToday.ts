import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { useServices } from "./services.ts";

/** Today's date in Brazil. */
export function useToday(): CivilDate {
  return civilDateAt(useServices().clock());
}
