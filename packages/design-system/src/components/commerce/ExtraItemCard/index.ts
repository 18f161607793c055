export { ExtraItemCard, type ExtraItemCardProps } from "./ExtraItemCard.tsx";
export { ExtraItemCardSkeleton, type ExtraItemCardSkeletonProps } from "./ExtraItemCardSkeleton.tsx";
export type { ExtraItemCardTexts } from "./extraItemCardTexts.ts";
