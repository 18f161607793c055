export { type Credentials, LoginForm, type LoginFormProps, type LoginTexts } from "./LoginForm.tsx";
