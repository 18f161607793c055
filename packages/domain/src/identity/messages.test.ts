import { expect, it } from "vitest";
import { identityMessages } from "./messages.ts";
import { minPasswordLength } from "./newPassword.ts";

it.each([
  ["FUN-237", "full-name-invalid", "Informe seu nome completo. Sem Numeros."],
  [
    "FUN-237",
    "full-name-punctuation",
    "Informe seu nome completo. Sem Numeros. Deixe um espaço no lugar de hífen, apóstrofo ou ponto.",
  ],
  [
    "FUN-237",
    "full-name-too-long",
    "Informe seu nome completo. Sem Numeros. Tire ou abrevie um sobrenome, sem ponto: cabem 35 letras, com os espaços.",
  ],
  ["FUN-237", "full-name-initial", "Informe seu nome completo. Sem Numeros. Escreva o primeiro nome por extenso."],
  ["FUN-232", "cpf-invalid", "Informe um CPF válido"],
  ["FUN-240", "birth-date-invalid", "Informe uma data válida. Ex: 07/04/2000. Mínimo 18 anos."],
  ["SUB-280", "password-too-short", `Use pelo menos ${minPasswordLength} caracteres.`],
  ["SUB-277", "passwords-differ", "A sua senha não coincide."],
  ["SUB-279", "password-unchanged", "A nova senha não pode ser igual a antiga."],
  ["SUB-275", "instagram-unchanged", "altere para um instagram diferente."],
] as const)("%s the message of %s is “%s”", (_requirement, code, message) => {
  expect(identityMessages[code]).toBe(message);
});
