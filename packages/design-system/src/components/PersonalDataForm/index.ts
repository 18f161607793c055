export { PersonalDataForm, type PersonalDataFormProps } from "./PersonalDataForm.tsx";
