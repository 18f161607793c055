export { PaymentPanel, type PaymentPanelProps } from "./PaymentPanel.tsx";
export type { PaymentPanelTexts } from "./paymentPanelTexts.ts";
export type { PaymentMethod, PaymentView } from "./paymentView.ts";
