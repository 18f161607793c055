/** A card's number as it is typed: it exists nowhere else. */
export const cardNumberInputs = '[data-secret="card-number"]';
