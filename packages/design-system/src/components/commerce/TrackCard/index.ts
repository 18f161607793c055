export { TrackCard, type TrackCardProps } from "./TrackCard.tsx";
export { TrackCardSkeleton, type TrackCardSkeletonProps } from "./TrackCardSkeleton.tsx";
export type { TrackCardTexts } from "./trackCardTexts.ts";
