export { type BackWay, StepLayout, type StepLayoutProps } from "./StepLayout.tsx";
