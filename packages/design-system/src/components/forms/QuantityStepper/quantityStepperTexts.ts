/** What a quantity stepper says of its own; each can be replaced. */
export const quantityStepperTexts = {
  decreaseLabel: "Diminuir",
  increaseLabel: "Aumentar",
  pendingLabel: "Atualizando",
  /** How a quantity is said when it changes. */
  announce: (quantity: number) => `${quantity.toLocaleString("pt-BR")} ${quantity === 1 ? "unidade" : "unidades"}`,
};

export type QuantityStepperTexts = typeof quantityStepperTexts;
