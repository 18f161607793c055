import { type CivilDate, isAfter } from "../calendar/civilDate.ts";

/** The status of a customer's coupon. */
export type CouponStanding =
  | { readonly kind: "lifelong" }
  /** Valid indefinitely if `until` is absent. */
  | { readonly kind: "valid"; readonly until?: CivilDate | undefined }
  | { readonly kind: "expired"; readonly since: CivilDate }
  | { readonly kind: "used" };

export interface OwnedCoupon {
  /** The server's type; "fidelidade_" plus a product is a lifelong coupon. */
  readonly type: string;
  /** The last day of validity. */
  readonly expiresOn?: CivilDate | undefined;
  readonly used?: boolean | undefined;
}

/** The standing today of a coupon in "Meus Cupons"; loyalty coupons never expire (MAN-115). */
export function couponStanding({ type, expiresOn, used = false }: OwnedCoupon, today: CivilDate): CouponStanding {
  if (used) return { kind: "used" };
  if (/^fidelidade_./i.test(type)) return { kind: "lifelong" };
  if (expiresOn !== undefined && isAfter(today, expiresOn)) return { kind: "expired", since: expiresOn };
  return { kind: "valid", until: expiresOn };
}
