export { type Credentials, LoginForm, type LoginFormProps } from "./LoginForm.tsx";
