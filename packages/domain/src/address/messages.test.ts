import { expect, it } from "vitest";
import { addressMessages } from "./messages.ts";

it.each([
  ["FUN-256", "cep-invalid", "Informe um CEP válido"],
  ["FUN-242", "street-invalid", "Informe o logradouro (Rua, Av, Travessa..)"],
  ["FUN-250", "address-number-invalid", "Apenas números."],
  ["FUN-254", "complement-too-long", "Complemento maior que o permitido (45), porfavor diminua o complemento."],
  ["FUN-244", "neighborhood-invalid", "Obrigatório"],
] as const)("%s the message of %s is “%s”", (_requirement, code, message) => {
  expect(addressMessages[code]).toBe(message);
});
