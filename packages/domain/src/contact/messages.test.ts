import { expect, it } from "vitest";
import { contactMessages } from "./messages.ts";

it.each([
  ["FUN-218", "email-invalid", "Por favor insira um email valido. :)"],
  ["FUN-225", "phone-invalid", "Insira um numero de telefone para contato."],
] as const)("%s the message of %s is “%s”", (_requirement, code, message) => {
  expect(contactMessages[code]).toBe(message);
});
