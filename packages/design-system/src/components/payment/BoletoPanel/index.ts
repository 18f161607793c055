export { BoletoPanel, type BoletoPanelProps } from "./BoletoPanel.tsx";
export type { BoletoPanelTexts } from "./boletoPanelTexts.ts";
