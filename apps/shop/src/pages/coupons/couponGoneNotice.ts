import type { Notice } from "../../app/notice.ts";

/** Shown on the first question if the coupon of an invitation link is not valid. */
export const couponGoneNotice: Notice = { notice: "coupon-gone" };
