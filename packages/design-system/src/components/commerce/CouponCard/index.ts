export { CouponCard, type CouponCardProps } from "./CouponCard.tsx";
export type { CouponCardTexts } from "./couponCardTexts.ts";
