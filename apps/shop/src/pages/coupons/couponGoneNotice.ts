/** What an invitation leaves in the history's entry of the first question, which says it once. */
export interface CouponGoneNotice {
  readonly couponGone: true;
}

/** The coupon of the link that was opened does not hold. */
export const couponGoneNotice: CouponGoneNotice = { couponGone: true };

/** Whether that was left. @param state what the history holds. */
export function isCouponGoneNotice(state: unknown): boolean {
  return typeof state === "object" && state !== null && "couponGone" in state && state.couponGone === true;
}
