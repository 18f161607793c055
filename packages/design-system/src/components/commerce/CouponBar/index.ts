export { CouponBar, type CouponBarProps } from "./CouponBar.tsx";
export type { CouponBarTexts } from "./couponBarTexts.ts";
