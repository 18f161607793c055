export { type FunnelPhase, FunnelProgress, type FunnelProgressProps } from "./FunnelProgress.tsx";
export type { FunnelProgressTexts } from "./funnelProgressTexts.ts";
