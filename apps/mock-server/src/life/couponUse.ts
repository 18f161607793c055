import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { draw } from "./draw.ts";

/** One coupon of so many is used, within as many days. */
const oneIsUsed = 3;
const usedWithin = 21;

/** Whether whoever was given a coupon has spent it in the shop of single products, which is none of ours to see. */
export function isUsedBy(today: CivilDate, { code, givenOn }: { readonly code: string; readonly givenOn: CivilDate }) {
  if (draw(`${code} is used`) % oneIsUsed !== 0) return false;
  return addDays(givenOn, 1 + (draw(`${code} is used after`) % usedWithin)) <= today;
}
