export { OfferCard, type OfferCardProps, type OfferState } from "./OfferCard.tsx";
export { OfferCardSkeleton, type OfferCardSkeletonProps } from "./OfferCardSkeleton.tsx";
export type { OfferCardTexts } from "./offerCardTexts.ts";
