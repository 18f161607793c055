import { type CouponName, parseInvitationCouponName } from "./couponName.ts";

/** The availability of a coupon name (SUB-196, SUB-197). */
export type CouponNameCheck =
  /** No valid name yet. */
  | { readonly kind: "unverified" }
  /** Being typed; looked up once typing pauses. */
  | { readonly kind: "typed"; readonly name: CouponName }
  | { readonly kind: "looking"; readonly name: CouponName }
  | { readonly kind: "available"; readonly name: CouponName }
  | { readonly kind: "taken"; readonly name: CouponName }
  /** The request failed; it can be retried. */
  | { readonly kind: "failed"; readonly name: CouponName };

export type CouponNameEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "rested" }
  /** The customer requested the check, by the button or by Enter. */
  | { readonly type: "asked"; readonly name: CouponName }
  /** `found`: whether a coupon with that name exists (SUB-258). */
  | { readonly type: "replied"; readonly name: CouponName; readonly found: boolean }
  | { readonly type: "failed"; readonly name: CouponName };

/** A name is looked up after this many milliseconds without a key press. */
export const couponNameDebounce = 400;

export const initialCouponNameCheck: CouponNameCheck = { kind: "unverified" };

/** The state after an event. Replies for a name other than the current one are ignored. */
export function nextCouponNameCheck(check: CouponNameCheck, event: CouponNameEvent): CouponNameCheck {
  switch (event.type) {
    case "typed":
      return afterTyping(check, event.text);
    case "rested":
      return check.kind === "typed" ? { kind: "looking", name: check.name } : check;
    case "asked":
      return isLookingFor(check, event.name) ? check : { kind: "looking", name: event.name };
    case "replied":
      if (!isLookingFor(check, event.name)) return check;
      return { kind: event.found ? "taken" : "available", name: event.name };
    case "failed":
      return isLookingFor(check, event.name) ? { kind: "failed", name: event.name } : check;
  }
}

function afterTyping(check: CouponNameCheck, text: string): CouponNameCheck {
  const name = parseInvitationCouponName(text);
  if (!name.ok) return initialCouponNameCheck;
  return nameIn(check) === name.value ? check : { kind: "typed", name: name.value };
}

function isLookingFor(check: CouponNameCheck, name: CouponName): boolean {
  return check.kind === "looking" && check.name === name;
}

function nameIn(check: CouponNameCheck): CouponName | undefined {
  return check.kind === "unverified" ? undefined : check.name;
}
