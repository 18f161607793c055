export { EmailField, type EmailFieldProps, type EmailFieldStatus } from "./EmailField.tsx";
export type { EmailFieldTexts } from "./emailFieldTexts.ts";
