import { type CouponName, couponNameLength, parseCouponName } from "../referral/couponName.ts";
import type { CouponNameErrorCode } from "../referral/messages.ts";
import { type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";

export const inviteCouponTakenMessage = "Por favor selecione outro nome pro cupom.";

/** Keeps the characters allowed in a coupon name: letters, without accents, and digits (MAN-310). */
export function couponNameCharactersOf(text: string): string {
  return textIn(text)
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]/g, "");
}

/**
 * Parses a coupon name on the page after the checkout: at most 15 letters and digits (MAN-305 to MAN-308, decision 27).
 *
 * @example
 * parseInviteCouponName("Amora 10"); // { ok: true, value: "Amora10" }
 */
export function parseInviteCouponName(
  text: string,
): Result<CouponName, CouponNameErrorCode | "coupon-name-missing" | "coupon-name-too-long"> {
  const name = couponNameCharactersOf(text);
  if (name === "") return rejected("coupon-name-missing");
  return name.length > couponNameLength.max ? rejected("coupon-name-too-long") : parseCouponName(name);
}
