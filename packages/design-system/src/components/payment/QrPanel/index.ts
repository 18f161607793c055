export { QrPanel, type QrPanelProps } from "./QrPanel.tsx";
