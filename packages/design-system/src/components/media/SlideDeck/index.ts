export { type Slide, SlideDeck, type SlideDeckProps } from "./SlideDeck.tsx";
export type { SlideDeckTexts } from "./slideDeckTexts.ts";
