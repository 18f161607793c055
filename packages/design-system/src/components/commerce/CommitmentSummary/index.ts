export { CommitmentSummary, type CommitmentSummaryProps } from "./CommitmentSummary.tsx";
export type { CommitmentSummaryTexts } from "./commitmentSummaryTexts.ts";
