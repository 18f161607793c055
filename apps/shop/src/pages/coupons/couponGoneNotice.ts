import type { Notice } from "../../app/notice.ts";

/** The coupon of the link that was opened does not hold: the first question says so. */
export const couponGoneNotice: Notice = { notice: "coupon-gone" };
