import { accepted, type Result, rejected } from "../result.ts";
import { typedText } from "../text/typedText.ts";
import type { CouponNameErrorCode } from "./messages.ts";

declare const couponNameBrand: unique symbol;

/** The name of a subscriber's own coupon: up to 15 letters and digits (SUB-260). Case-insensitive. */
export type CouponName = string & { readonly [couponNameBrand]: true };

export const couponNameTakenMessage = "Este cupom NÃO está disponível.";

/** The length allowed on the page of invitations (SUB-256). */
export const couponNameLength = { min: 6, max: 15 } as const;

/**
 * Parses a name by the server's rule, the same for every page (SUB-254, SUB-260, decision 27).
 *
 * @example
 * parseCouponName(" AMORA10 "); // { ok: true, value: "AMORA10" }
 * parseCouponName("AMORÁ"); // { ok: false, error: "coupon-name-characters" }
 */
export function parseCouponName(text: string): Result<CouponName, CouponNameErrorCode> {
  const name = typedText(text);
  if (/[^A-Za-z0-9]/.test(name)) return rejected("coupon-name-characters");
  return isCouponName(name) ? accepted(name) : rejected("coupon-name-length");
}

/**
 * Parses a name by the rule of the page of invitations: 6 to 15 characters (SUB-255 to SUB-257).
 *
 * @example
 * parseInvitationCouponName("Bob"); // { ok: false, error: "coupon-name-length" }
 */
export function parseInvitationCouponName(text: string): Result<CouponName, CouponNameErrorCode> {
  const name = parseCouponName(text);
  return name.ok && name.value.length < couponNameLength.min ? rejected("coupon-name-length") : name;
}

function isCouponName(name: string): name is CouponName {
  return name.length >= 1 && name.length <= couponNameLength.max;
}

/** Whether two names identify the same coupon. */
export function isSameCoupon(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
