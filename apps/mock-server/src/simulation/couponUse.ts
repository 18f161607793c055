import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { hashNumber } from "./hashNumber.ts";

/** One coupon in this many is used, within as many days. */
const oneIsUsed = 3;
const usedWithin = 21;

/**
 * Whether a coupon has been spent in the single-product shop. That shop is outside this system, so the result is
 * drawn.
 */
export function isUsedBy(today: CivilDate, { code, givenOn }: { readonly code: string; readonly givenOn: CivilDate }) {
  if (hashNumber(`${code} is used`) % oneIsUsed !== 0) return false;
  return addDays(givenOn, 1 + (hashNumber(`${code} is used after`) % usedWithin)) <= today;
}
