export { SummaryCard, type SummaryCardProps } from "./SummaryCard.tsx";
export type { SummaryCardTexts } from "./summaryCardTexts.ts";
