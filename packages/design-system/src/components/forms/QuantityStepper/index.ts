export { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";
export type { QuantityStepperTexts } from "./quantityStepperTexts.ts";
