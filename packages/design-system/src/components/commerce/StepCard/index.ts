export { StepCard, type StepCardProps } from "./StepCard.tsx";
