export { EmailField, type EmailFieldProps, type EmailFieldStatus } from "./EmailField.tsx";
