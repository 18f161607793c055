export type { WrongField } from "../Form/formErrors.ts";
export type { FormErrorSummaryProps } from "./FormErrorSummary.tsx";
export { FormErrorSummary } from "./FormErrorSummary.tsx";
