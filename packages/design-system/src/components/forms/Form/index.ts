export type { FormProps, FormSubmission } from "./Form.tsx";
export { Form } from "./Form.tsx";
export { useFieldError } from "./FormErrorsContext.ts";
export { fillIn } from "./fillIn.ts";
export type { FormValues } from "./formValues.ts";
