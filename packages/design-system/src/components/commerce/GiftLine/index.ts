export { GiftLine, type GiftLineProps } from "./GiftLine.tsx";
export type { GiftLineTexts } from "./giftLineTexts.ts";
