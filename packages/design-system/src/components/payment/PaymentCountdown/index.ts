export { PaymentCountdown, type PaymentCountdownProps } from "./PaymentCountdown.tsx";
