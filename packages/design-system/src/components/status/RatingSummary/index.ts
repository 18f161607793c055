export { type RatedCategory, RatingSummary, type RatingSummaryProps } from "./RatingSummary.tsx";
export type { RatingSummaryTexts } from "./ratingSummaryTexts.ts";
