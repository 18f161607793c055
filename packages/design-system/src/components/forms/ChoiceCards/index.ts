export type { ActionCardsProps } from "./ActionCards.tsx";
export { ActionCards } from "./ActionCards.tsx";
export type { ChoiceCardsProps } from "./ChoiceCards.tsx";
export { ChoiceCards } from "./ChoiceCards.tsx";
export type { ChoiceCard, ChoicePicture } from "./choiceCard.ts";
export type { ChoiceCardsTexts } from "./choiceCardsTexts.ts";
export type { RadioCardsProps } from "./RadioCards.tsx";
