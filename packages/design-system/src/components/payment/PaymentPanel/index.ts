export { PaymentPanel, type PaymentPanelProps } from "./PaymentPanel.tsx";
export type { PaymentMethod, PaymentView } from "./paymentView.ts";
