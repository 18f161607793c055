import { brazilianNumber } from "./brazilianNumber.ts";

/** The texts of a quantity stepper, each replaceable through `texts`. */
export const quantityStepperTexts = {
  /** The label of the group, replaced by `label`. */
  label: "Quantidade",
  decreaseLabel: "Diminuir",
  increaseLabel: "Aumentar",
  pendingLabel: "Atualizando",
  /** Announced when the quantity changes. */
  announce: (quantity: number) => `${brazilianNumber(quantity)} ${quantity === 1 ? "unidade" : "unidades"}`,
};

export type QuantityStepperTexts = typeof quantityStepperTexts;
