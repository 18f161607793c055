import { type CouponName, parseInvitationCouponName } from "./couponName.ts";

/** Whether a name can still be had, as far as it is known (SUB-196, SUB-197). */
export type CouponNameCheck =
  /** There is no whole name yet. */
  | { readonly kind: "unverified" }
  /** It is being typed, and is looked up as soon as the typing rests. */
  | { readonly kind: "typed"; readonly name: CouponName }
  | { readonly kind: "looking"; readonly name: CouponName }
  | { readonly kind: "available"; readonly name: CouponName }
  | { readonly kind: "taken"; readonly name: CouponName }
  /** The server could not be asked; it can be asked again. */
  | { readonly kind: "failed"; readonly name: CouponName };

export type CouponNameEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "rested" }
  /** Somebody asked for it, by the button or by Enter. */
  | { readonly type: "asked"; readonly name: CouponName }
  /** `found`: whether there is a coupon of that name (SUB-258). */
  | { readonly type: "replied"; readonly name: CouponName; readonly found: boolean }
  | { readonly type: "failed"; readonly name: CouponName };

/** Milliseconds without a key after which a name is looked up. */
export const couponNamePause = 400;

export const initialCouponNameCheck: CouponNameCheck = { kind: "unverified" };

/** What is known after an event. A reply about a name that is no longer the typed one changes nothing. */
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
