export { type Credentials, LoginForm, type LoginFormProps } from "./LoginForm.tsx";
export type { LoginFormTexts } from "./loginTexts.ts";
