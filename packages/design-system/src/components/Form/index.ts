export type { FormProps } from "./Form.tsx";
export { Form } from "./Form.tsx";
export { useFieldError } from "./FormErrorsContext.ts";
export type { FormValues } from "./formValues.ts";
