import { expect, it } from "vitest";
import { fieldErrorsOf } from "./fieldErrors.ts";
import { accepted, rejected } from "./result.ts";

it("keeps only the messages of the rejected fields", () => {
  expect(fieldErrorsOf({ name: accepted("Ana"), cpf: rejected("Informe um CPF válido"), cep: rejected("") })).toEqual({
    cpf: "Informe um CPF válido",
    cep: "",
  });
});
