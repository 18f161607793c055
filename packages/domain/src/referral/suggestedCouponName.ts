import { type CivilDate, partsOf } from "../calendar/civilDate.ts";
import { folded } from "../text/folded.ts";
import { type CouponName, couponNameLength, parseInvitationCouponName } from "./couponName.ts";

/**
 * A coupon name made of the customer's own: as many names as fit, and the year if they are too short. Undefined for a name without
 * Latin letters.
 *
 * @example
 * suggestedCouponName("Carla Lima", civilDate(2026, 3, 10)); // "carlalima"
 * suggestedCouponName("Jô", civilDate(2026, 3, 10)); // "jo2026"
 */
export function suggestedCouponName(fullName: string, today: CivilDate): CouponName | undefined {
  const names = folded(fullName)
    .split(/[^a-z0-9]+/)
    .filter((name) => name.length > 2 || name === folded(fullName).trim());
  const fitting = names.reduce((all, name) => (all.length + name.length > couponNameLength.max ? all : all + name), "");
  const long = fitting.length >= couponNameLength.min ? fitting : `${fitting}${partsOf(today).year}`;
  const name = parseInvitationCouponName(long);
  return fitting !== "" && name.ok ? name.value : undefined;
}
