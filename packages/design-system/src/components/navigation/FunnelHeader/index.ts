export { FunnelHeader, type FunnelHeaderProps } from "./FunnelHeader.tsx";
export type { FunnelHeaderTexts } from "./funnelHeaderTexts.ts";
