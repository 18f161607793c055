export { LoginDialog, type LoginDialogProps } from "./LoginDialog.tsx";
export type { LoginDialogTexts } from "./loginDialogTexts.ts";
