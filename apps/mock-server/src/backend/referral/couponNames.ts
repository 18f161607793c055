import { type CouponName, isSameCoupon } from "@petbox/domain/referral/couponName";
import { coupons } from "../../seed/coupons.ts";
import type { Store } from "../store.ts";
import type { InvitationCoupon } from "./collections.ts";

/** The coupon of that name, of whoever it is. */
export function invitationCouponCalled(store: Store, name: string): InvitationCoupon | undefined {
  return store.invitationCoupons.all().find((coupon) => isSameCoupon(coupon.name, name));
}

/** Whether a name cannot be had any more: somebody has it, or the shop does, even for one that has run out. */
export function isCouponNameTaken(store: Store, name: CouponName): boolean {
  return invitationCouponCalled(store, name) !== undefined || coupons.some((coupon) => isSameCoupon(coupon.name, name));
}
