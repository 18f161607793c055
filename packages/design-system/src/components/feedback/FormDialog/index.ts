export { FormDialog, type FormDialogProps } from "./FormDialog.tsx";
export type { FormDialogTexts } from "./formDialogTexts.ts";
