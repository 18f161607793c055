export { SummaryCard, type SummaryCardProps, type SummaryFact } from "./SummaryCard.tsx";
export type { SummaryCardTexts } from "./summaryCardTexts.ts";
