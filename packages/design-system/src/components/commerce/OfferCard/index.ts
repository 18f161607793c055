export { OfferCard, type OfferCardProps } from "./OfferCard.tsx";
export { OfferCardSkeleton, type OfferCardSkeletonProps } from "./OfferCardSkeleton.tsx";
export type { OfferCardTexts } from "./offerCardTexts.ts";
