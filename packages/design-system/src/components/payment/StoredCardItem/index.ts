export type { CardActionProps } from "./CardActions.tsx";
export type { StoredCardChoice } from "./CardOption.tsx";
export { StoredCardItem, type StoredCardItemProps } from "./StoredCardItem.tsx";
export { storedCardName } from "./storedCardName.ts";
export type { StoredCardItemTexts } from "./storedCardTexts.ts";
