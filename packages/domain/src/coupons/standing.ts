import { type CivilDate, isAfter } from "../calendar/civilDate.ts";

/** What can still be done with a coupon that somebody has. */
export type CouponStanding =
  | { readonly kind: "lifelong" }
  /** Without a day it holds until further notice. */
  | { readonly kind: "valid"; readonly until?: CivilDate | undefined }
  | { readonly kind: "expired"; readonly since: CivilDate }
  | { readonly kind: "used" };

export interface OwnedCoupon {
  /** The server's word for what it is; "fidelidade_" and a product is a coupon for life. */
  readonly type: string;
  /** The last day on which it holds. */
  readonly expiresOn?: CivilDate | undefined;
  readonly used?: boolean | undefined;
}

/** What a coupon of "Meus Cupons" is worth today: a loyalty one never ends (MAN-115). */
export function couponStanding({ type, expiresOn, used = false }: OwnedCoupon, today: CivilDate): CouponStanding {
  if (used) return { kind: "used" };
  if (/^fidelidade_./i.test(type)) return { kind: "lifelong" };
  if (expiresOn !== undefined && isAfter(today, expiresOn)) return { kind: "expired", since: expiresOn };
  return { kind: "valid", until: expiresOn };
}
