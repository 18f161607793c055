export { type Credentials, LoginForm, type LoginFormProps } from "./LoginForm.tsx";
export type { LoginTexts } from "./loginTexts.ts";
