export { PersonalDataForm, type PersonalDataFormProps } from "./PersonalDataForm.tsx";
export type { PersonalDataTexts } from "./personalDataTexts.ts";
