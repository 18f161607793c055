export { type Slide, SlideDeck, type SlideDeckProps } from "./SlideDeck.tsx";
