export type { FieldControl, FieldProps, FieldTexts } from "./Field.tsx";
export { Field } from "./Field.tsx";
export type { FieldGroupProps } from "./FieldGroup.tsx";
export { FieldGroup } from "./FieldGroup.tsx";
