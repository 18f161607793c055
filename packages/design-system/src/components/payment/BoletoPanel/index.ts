export { BoletoPanel, type BoletoPanelProps } from "./BoletoPanel.tsx";
