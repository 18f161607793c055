export { ExtraItemCard, type ExtraItemCardProps } from "./ExtraItemCard.tsx";
export { ExtraItemCardSkeleton } from "./ExtraItemCardSkeleton.tsx";
