export type { SelectFieldProps, SelectOption } from "./SelectField.tsx";
export { SelectField } from "./SelectField.tsx";
