export { CardPicture, type CardPictureProps } from "./CardPicture.tsx";
export type { CardPictureTexts, KnownCard } from "./cardTexts.ts";
