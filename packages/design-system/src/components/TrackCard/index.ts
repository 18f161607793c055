export { TrackCard, type TrackCardProps } from "./TrackCard.tsx";
