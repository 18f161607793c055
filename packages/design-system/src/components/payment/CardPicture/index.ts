export { CardPicture, type CardPictureProps } from "./CardPicture.tsx";
export type { KnownCard } from "./cardInWords.ts";
export type { CardPictureTexts } from "./cardPictureTexts.ts";
