import type { FieldNames } from "@petbox/domain/failure/formFailure";

/** The user-data form's names of the fields that the server may refuse. The CEP fills in the city and the state. */
export const userDataFields: FieldNames = {
  name: "fullName",
  doc: "cpf",
  birthdate: "birthDate",
  phone: "phone",
  zipcode: "cep",
  street: "street",
  number: "number",
  complement: "complement",
  neighborhood: "neighborhood",
  city: "cep",
  state: "cep",
};
