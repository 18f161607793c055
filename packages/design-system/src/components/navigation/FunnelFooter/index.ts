export { FunnelFooter, type FunnelFooterProps } from "./FunnelFooter.tsx";
