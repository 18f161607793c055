export type { PasswordFieldProps } from "./PasswordField.tsx";
export { PasswordField } from "./PasswordField.tsx";
export type { PasswordFieldTexts } from "./passwordFieldTexts.ts";
