import type { FieldNames } from "@petbox/domain/failure/formFailure";

/** The card form's names of the fields that the server may refuse. */
export const cardFieldNames: FieldNames = {
  holder_name: "holderName",
  number: "number",
  expiration_month: "expirationMonth",
  expiration_year: "expirationYear",
  cvv: "cvv",
  cpf: "cpf",
};

/** The same of a card form whose expiry is one field. */
export const typedCardFieldNames: FieldNames = {
  holder_name: "holderName",
  number: "number",
  expiration_month: "expiry",
  expiration_year: "expiry",
  cvv: "cvv",
};
