export { Ribbon, type RibbonProps } from "./Ribbon.tsx";
