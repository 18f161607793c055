export { FunnelProgress, type FunnelProgressProps } from "./FunnelProgress.tsx";
