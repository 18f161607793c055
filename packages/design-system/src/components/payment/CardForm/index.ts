export { CardForm, type CardFormProps } from "./CardForm.tsx";
export type { CardFormDraft } from "./cardDraft.ts";
export type { CardFormTexts } from "./cardFormTexts.ts";
