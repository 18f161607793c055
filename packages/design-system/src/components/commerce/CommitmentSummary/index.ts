export { CommitmentSummary, type CommitmentSummaryProps } from "./CommitmentSummary.tsx";
