export { CardForm, type CardFormProps } from "./CardForm.tsx";
export type { CardLabels } from "./cardLabels.ts";
