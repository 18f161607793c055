export { FunnelFooter, type FunnelFooterProps } from "./FunnelFooter.tsx";
export type { FunnelFooterTexts } from "./funnelFooterTexts.ts";
