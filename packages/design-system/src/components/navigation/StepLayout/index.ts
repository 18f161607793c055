export { StepBeside, type StepBesideProps } from "./StepBeside.tsx";
export { StepContent, type StepContentProps } from "./StepContent.tsx";
export { type BackWay, StepLayout, type StepLayoutProps } from "./StepLayout.tsx";
export { StepTop, type StepTopProps } from "./StepTop.tsx";
export type { StepLayoutTexts } from "./stepLayoutTexts.ts";
