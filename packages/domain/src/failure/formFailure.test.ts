import { expect, it } from "vitest";
import type { Failure } from "./failure.ts";
import { formFailure } from "./formFailure.ts";

const names = { cpf: "cpf", phone_area_code: "phone", phone_number: "phone" };
const invalid = (fields: Record<string, string>): Failure => ({
  kind: "invalid",
  message: Object.values(fields)[0] ?? "",
  fields,
});

it("shows the message of a field of the form at that field only", () => {
  expect(formFailure(invalid({ cpf: "Este CPF não confere." }), names)).toEqual({
    fields: { cpf: "Este CPF não confere." },
  });
});

it("shows one message at a field that the server knows as two", () => {
  expect(
    formFailure(invalid({ phone_area_code: "DDD errado.", phone_number: "Número errado." }), names).fields,
  ).toEqual({
    phone: "DDD errado.",
  });
});

it("shows the message of any other field above the button", () => {
  expect(formFailure(invalid({ coupon: "Cupom vencido." }), names)).toEqual({ text: "Cupom vencido." });
  expect(formFailure(invalid({ constructor: "Não deu." }), names)).toEqual({ text: "Não deu." });
  expect(formFailure(invalid({ cpf: "Este CPF não confere.", coupon: "Cupom vencido." }), names)).toEqual({
    fields: { cpf: "Este CPF não confere." },
    text: "Cupom vencido.",
  });
});

it("shows any other failure above the button, in the words of the call", () => {
  expect(formFailure(undefined, names)).toEqual({});
  expect(formFailure({ kind: "unavailable" }, names)).toEqual({ text: "Um erro ocorreu!" });
  expect(formFailure({ kind: "unavailable" }, names, () => "O pagamento não passou.")).toEqual({
    text: "O pagamento não passou.",
  });
});
