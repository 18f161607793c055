import { expect, it } from "vitest";
import { contactMessages } from "./messages.ts";

it.each([
  ["FUN-218", "email-invalid", "Por favor insira um email valido. :)"],
  ["FUN-225", "phone-invalid", "Insira um numero de telefone para contato."],
] as const)("%s the message of %s is “%s”", (_requirement, code, message) => {
  expect(contactMessages[code]).toBe(message);
});

it.each([
  ["phone-area-code", "Esse DDD não existe."],
  ["phone-foreign", "Só aceitamos telefones do Brasil."],
  ["phone-length", "Depois do DDD vêm 8 números, ou 9 que começam com 9."],
] as const)("the message of %s is the specified one, and then “%s”", (code, advice) => {
  expect(contactMessages[code].split("\n")).toEqual([contactMessages["phone-invalid"], advice]);
});
