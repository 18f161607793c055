export { FormSection, type FormSectionLook, type FormSectionProps } from "./FormSection.tsx";
