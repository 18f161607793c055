export { CouponField, type CouponFieldProps } from "./CouponField.tsx";
export type { CouponFieldTexts } from "./couponFieldTexts.ts";
