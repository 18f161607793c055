import type { FieldNames } from "@petbox/domain/failure/formFailure";

/** The address form's names of the fields that the server may refuse. The CEP fills in the city and the state. */
export const addressFieldNames: FieldNames = {
  zipcode: "cep",
  street: "street",
  number: "number",
  complement: "complement",
  neighborhood: "neighborhood",
  city: "cep",
  state: "cep",
  reference: "reference",
};
