import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseShipDate } from "@petbox/domain/delivery/shipDate";
import { accepted, type Result } from "@petbox/domain/result";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";

/** The day to ship the first box from: the one that the page gives, or today (FUN-186); a given one may be no date (FUN-189). */
export function useShipFrom(): Result<CivilDate, string> {
  const today = useToday();
  const { shipDate } = useSession();
  return shipDate === undefined ? accepted(today) : parseShipDate(shipDate);
}
