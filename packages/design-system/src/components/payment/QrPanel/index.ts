export { QrPanel, type QrPanelProps } from "./QrPanel.tsx";
export type { QrPanelTexts } from "./qrPanelTexts.ts";
