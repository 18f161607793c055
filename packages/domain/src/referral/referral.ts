import type { CivilDate } from "../calendar/civilDate.ts";
import type { CouponName } from "./couponName.ts";
import type { MaskedEmail } from "./maskedEmail.ts";

/** What a purchase in the shop costs less with. */
export interface ShopCoupon {
  readonly code: string;
  /** The last day on which it holds; it holds for good where there is none. */
  readonly expiresOn?: CivilDate;
}

/** A subscriber's own coupon, which their friends subscribe with. */
export interface ReferralCoupon {
  readonly name: CouponName;
  /** What it has brought its owner for the shop. */
  readonly shopCoupon?: ShopCoupon;
}

/** A friend who used somebody's coupon (SUB-133). */
export interface ReferredFriend {
  readonly name: string;
  readonly email: MaskedEmail;
  /** The server's word for where the friend stands. */
  readonly status: string;
  /** The day of the friend's first payment, where it is known. */
  readonly paidOn?: CivilDate;
  /** The code for the shop that came of it. */
  readonly shopCoupon?: string;
}

/** The one word of which it is known what it means (SUB-135). */
export const unpaidStatus = "Não Pago";

/** Whether a friend counts: once the first payment is validated (SUB-382). */
export function hasPaid({ status }: Pick<ReferredFriend, "status">): boolean {
  return status.trim().toLowerCase() !== unpaidStatus.toLowerCase();
}

/** How many friends count, and of how many it is still waited for. */
export function countFriends(friends: readonly Pick<ReferredFriend, "status">[]): {
  readonly counting: number;
  readonly waiting: number;
} {
  const counting = friends.filter(hasPaid).length;
  return { counting, waiting: friends.length - counting };
}
