export { PlanCard, type PlanCardProps } from "./PlanCard.tsx";
export { PlanCardSkeleton } from "./PlanCardSkeleton.tsx";
