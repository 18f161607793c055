export { CouponBox, type CouponBoxProps } from "./CouponBox.tsx";
