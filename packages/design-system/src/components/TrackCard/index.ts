export { TrackCard, type TrackCardProps } from "./TrackCard.tsx";
export { TrackCardSkeleton } from "./TrackCardSkeleton.tsx";
