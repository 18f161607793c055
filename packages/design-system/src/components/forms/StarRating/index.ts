export { StarRating, type StarRatingProps } from "./StarRating.tsx";
export type { StarRatingTexts } from "./starRatingTexts.ts";
