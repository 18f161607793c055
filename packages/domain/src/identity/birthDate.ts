import { type CivilDate, civilDate, fullYearsBetween, isBefore, parseBrazilianDate } from "../calendar/civilDate.ts";
import { accepted, type Result, rejected } from "../result.ts";

const customerBirthDateMessage = "Informe uma data válida. Ex: 07/04/2000. Mínimo 18 anos.";

/** The first day accepted; fixed, it does not move with the years (FUN-238). */
export const earliestCustomerBirthDate: CivilDate = civilDate(1926, 6, 16);
export const leastCustomerAge = 18;

/** Whether someone born that day may buy today: the eighteenth birthday itself counts (FUN-239). */
function isCustomerBirthDate(date: CivilDate, today: CivilDate): boolean {
  return !isBefore(date, earliestCustomerBirthDate) && fullYearsBetween(date, today) >= leastCustomerAge;
}

/** Reads "dd/mm/aaaa". */
export function parseCustomerBirthDate(text: string, today: CivilDate): Result<CivilDate, string> {
  const date = parseBrazilianDate(text);
  return date.ok && isCustomerBirthDate(date.value, today) ? accepted(date.value) : rejected(customerBirthDateMessage);
}
