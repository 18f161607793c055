export { PersonalDataForm, type PersonalDataFormProps } from "./PersonalDataForm.tsx";
export type { PersonalDataFormTexts } from "./personalDataTexts.ts";
