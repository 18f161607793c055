import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseShipDate } from "@petbox/domain/delivery/shipDate";
import { accepted, type Result } from "@petbox/domain/result";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";

/** The earliest ship date of the first box: the page's, or today (FUN-186). Fails if the page's date is invalid (FUN-189). */
export function useShipFrom(): Result<CivilDate, "ship-date-invalid"> {
  const today = useToday();
  const { shipDate } = useSession();
  return shipDate === undefined ? accepted(today) : parseShipDate(shipDate);
}
