export { CardForm, type CardFormProps } from "./CardForm.tsx";
export type { CardFormDraft, CardFormField, CardFormParser } from "./cardDraft.ts";
export type { CardFormTexts } from "./cardFormTexts.ts";
