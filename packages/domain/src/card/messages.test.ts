import { expect, it } from "vitest";
import { cardMessages } from "./messages.ts";

it.each([
  ["FUN-277", "card-number-invalid", "Parece que o numero do seu cartão está incorreto verifique e tente novamente."],
  ["SUB-268", "cpf-invalid", "Informe um CPF válido"],
  ["MAN-301", "cvv-invalid", "Informe o código de segurança do cartão (3 ou 4 dígitos)."],
  ["FUN-283", "cvv-back-invalid", "Informe os 3 números do código de segurança, no verso do cartão."],
  ["FUN-283", "cvv-front-invalid", "Informe os 4 números do código de segurança, na frente do cartão."],
] as const)("%s the message of %s is “%s”", (_requirement, code, message) => {
  expect(cardMessages[code]).toBe(message);
});
