export { GiftLine, type GiftLineProps } from "./GiftLine.tsx";
