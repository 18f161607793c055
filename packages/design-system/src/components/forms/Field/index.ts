export type { CounterTexts } from "./counterTexts.ts";
export type { FieldControl, FieldProps } from "./Field.tsx";
export { Field } from "./Field.tsx";
export type { FieldGroupProps } from "./FieldGroup.tsx";
export { FieldGroup } from "./FieldGroup.tsx";
export type { FieldTexts } from "./fieldTexts.ts";
