import type { FieldNames } from "@petbox/domain/failure/formFailure";

/** The registration form's names of the fields that the server may refuse. */
export const customerFields: FieldNames = {
  fullname: "fullName",
  cpf: "cpf",
  birthdate: "birthDate",
  phone_area_code: "phone",
  phone_number: "phone",
  payment_cep: "cep",
  payment_address_street: "street",
  payment_address_number: "number",
  payment_address_complement: "complement",
  payment_address_neighborhood: "neighborhood",
  payment_address_city: "cep",
  payment_address_state: "cep",
};
