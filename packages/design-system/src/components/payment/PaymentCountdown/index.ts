export { PaymentCountdown, type PaymentCountdownProps } from "./PaymentCountdown.tsx";
export type { PaymentCountdownTexts } from "./paymentCountdownTexts.ts";
