export { PlanCard, type PlanCardProps } from "./PlanCard.tsx";
export { PlanCardSkeleton, type PlanCardSkeletonProps } from "./PlanCardSkeleton.tsx";
export type { PlanCardTexts } from "./planCardTexts.ts";
