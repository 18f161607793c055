export { CouponBar, type CouponBarProps } from "./CouponBar.tsx";
