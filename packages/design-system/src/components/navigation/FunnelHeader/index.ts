export { FunnelHeader, type FunnelHeaderProps } from "./FunnelHeader.tsx";
