import type { FieldNames } from "@petbox/domain/failure/formFailure";

/** The forms' names of the fields that the server may refuse at the questions about the pet. */
export const stepFields: FieldNames = {
  pet_name: "name",
  pet_sex: "sex",
  pet_birth: "birthDate",
  restricao: "restriction",
};

/** The fields of the breed: those that the form shows for a pure or for a mixed breed. */
export const breedFields: Readonly<Record<"pure" | "mixed", FieldNames>> = {
  pure: { pet_breed: "name" },
  mixed: { pet_breed: "main", pet_breed_srd1: "main", pet_breed_srd2: "secondary" },
};

/** The fields of the contact. */
export const contactFields = {
  email: "email",
  phone_ddd: "phone",
  phone_number: "phone",
} as const satisfies FieldNames;
