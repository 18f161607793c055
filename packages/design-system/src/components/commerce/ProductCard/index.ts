export { ProductCard, type ProductCardProps } from "./ProductCard.tsx";
export { ProductCardSkeleton, type ProductCardSkeletonProps } from "./ProductCardSkeleton.tsx";
export type { ProductCardTexts } from "./productCardTexts.ts";
