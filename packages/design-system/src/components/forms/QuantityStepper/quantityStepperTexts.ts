/** The texts of a quantity stepper, each replaceable through `texts`. */
export const quantityStepperTexts = {
  decreaseLabel: "Diminuir",
  increaseLabel: "Aumentar",
  pendingLabel: "Atualizando",
  /** Announced when the quantity changes. */
  announce: (quantity: number) => `${quantity.toLocaleString("pt-BR")} ${quantity === 1 ? "unidade" : "unidades"}`,
};

export type QuantityStepperTexts = typeof quantityStepperTexts;
