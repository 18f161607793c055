export { StepCard, type StepCardProps } from "./StepCard.tsx";
export type { StepCardTexts } from "./stepCardTexts.ts";
