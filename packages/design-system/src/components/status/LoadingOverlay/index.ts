export { LoadingOverlay, type LoadingOverlayProps, timedLoading } from "./LoadingOverlay.tsx";
