export { Dialog, type DialogProps } from "./Dialog.tsx";
export type { DialogTexts } from "./dialogTexts.ts";
