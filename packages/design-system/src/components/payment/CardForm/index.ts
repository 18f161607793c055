export { CardForm, type CardFormProps } from "./CardForm.tsx";
export type { CardFormTexts } from "./cardFormTexts.ts";
