import { type CivilDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { parseShipDate } from "@petbox/domain/delivery/shipDate";
import { accepted, type Result } from "@petbox/domain/result";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";

/** The earliest ship date of the first box: the page's, or today if that is later (FUN-186). Fails if the page's date is invalid (FUN-189). */
export function useShipFrom(): Result<CivilDate, "ship-date-invalid"> {
  const today = useToday();
  const { shipDate } = useSession();
  const from = shipDate === undefined ? accepted(today) : parseShipDate(shipDate);
  // On a page that stayed open, its date may have passed.
  return from.ok && isBefore(from.value, today) ? accepted(today) : from;
}
