import { expect, it } from "vitest";
import { fieldErrorCodesOf, fieldMessages, fieldResult, withMessages } from "./fieldErrors.ts";
import { accepted, rejected } from "./result.ts";

const messages = { "cpf-invalid": "Informe um CPF válido", "cep-invalid": "" };

it("keeps only the codes of the rejected fields", () => {
  const results = { name: accepted("Ana"), cpf: rejected("cpf-invalid"), cep: rejected("cep-invalid") };
  expect(fieldErrorCodesOf(results)).toEqual({ cpf: "cpf-invalid", cep: "cep-invalid" });
});

it("replaces each code with its message, an empty one too", () => {
  expect(fieldMessages({ cpf: "cpf-invalid", cep: "cep-invalid" }, messages)).toEqual({
    cpf: "Informe um CPF válido",
    cep: "",
  });
});

it("gives a form the value, or the message under the field's name", () => {
  expect(withMessages(fieldResult("cpf", rejected("cpf-invalid")), messages)).toEqual(
    rejected({ cpf: "Informe um CPF válido" }),
  );
  expect(withMessages(fieldResult("cpf", accepted("52998224725")), messages)).toEqual(accepted("52998224725"));
});
