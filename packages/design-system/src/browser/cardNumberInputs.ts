/** Selects the inputs that hold a card number. The number is stored nowhere else. */
export const cardNumberInputs = '[data-secret="card-number"]';
