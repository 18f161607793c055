import { type CouponName, isSameCoupon } from "@petbox/domain/referral/couponName";
import { coupons } from "../../seed/coupons.ts";
import type { WorldStore } from "../store.ts";
import type { InvitationCouponRecord } from "./collections.ts";

/** The invitation coupon with this name. */
export function invitationCouponByName(store: WorldStore, name: string): InvitationCouponRecord | undefined {
  return store.invitationCoupons.all().find((coupon) => isSameCoupon(coupon.name, name));
}

/** Whether a name is taken by a customer or by the shop, even for an expired coupon. */
export function isCouponNameTaken(store: WorldStore, name: CouponName): boolean {
  return invitationCouponByName(store, name) !== undefined || coupons.some((coupon) => isSameCoupon(coupon.name, name));
}
