export { ShareButton, type ShareButtonProps, type SharedBy } from "./ShareButton.tsx";
export type { ShareButtonTexts } from "./shareButtonTexts.ts";
