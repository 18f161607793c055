export { PersonalDataForm, type PersonalDataFormProps, type PersonalDataLabels } from "./PersonalDataForm.tsx";
