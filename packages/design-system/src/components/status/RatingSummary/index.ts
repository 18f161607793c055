export { type RatedCategory, RatingSummary, type RatingSummaryProps } from "./RatingSummary.tsx";
