import { expect, it } from "vitest";
import { isFrameworkText } from "./frameworkText.ts";

it.each([
  "Forbidden.",
  "Not Found.",
  "Server Error.",
  "Unauthenticated",
  " CSRF token mismatch. ",
  "validation.required",
  "validation.required (and 1 more error)",
  "validation.min.string (and 2 more errors)",
  "validation.min.string",
  "validation.custom.client.cpf-number.unique",
  "auth.failed",
  "passwords.token",
  "pagination.next",
  "Route [login] not defined.",
  "User is not logged in.",
  "cURL error 28: Operation timed out after 10000 milliseconds",
  "Client error: `POST https://api.gateway.com/v1/orders` resulted in a `422` response",
  "Server error: `GET https://api.gateway.com` resulted in a `500 Internal Server Error` response",
  'Attempt to read property "code" on null',
  "Array to string conversion",
  "Malformed UTF-8 characters, possibly incorrectly encoded",
])("is no text for a customer: %s", (text) => {
  expect(isFrameworkText(text)).toBe(true);
});

it.each([
  "",
  "Cartão recusado. Tente outro cartão.",
  "Validação do CPF falhou.",
  "Autenticação necessária.",
  "Autorização negada.",
  "Rota não encontrada.",
  "Usuário não encontrado.",
  "Cliente não encontrado.",
  "Servidor em manutenção.",
  "Atenção: o CEP mudou.",
  "Malha de entrega indisponível.",
  "Arraste a foto outra vez.",
  "A Forbidden. é uma loja.",
])("may be a text for a customer: %s", (text) => {
  expect(isFrameworkText(text)).toBe(false);
});
