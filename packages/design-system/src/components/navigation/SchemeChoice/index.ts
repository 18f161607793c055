export { SchemeChoice, type SchemeChoiceProps } from "./SchemeChoice.tsx";
export type { SchemeChoiceTexts } from "./schemeChoiceTexts.ts";
