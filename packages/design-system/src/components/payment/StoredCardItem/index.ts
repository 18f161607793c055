export type { CardActionProps } from "./CardActions.tsx";
export { type StoredCardChoice, StoredCardItem, type StoredCardItemProps } from "./StoredCardItem.tsx";
export { storedCardName } from "./storedCardName.ts";
export type { StoredCardTexts } from "./storedCardTexts.ts";
