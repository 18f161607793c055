import { expect, it } from "vitest";
import { petMessages } from "./messages.ts";

const dateMissing = "Por favor selecione uma data para o seu pet. ;)";

it.each([
  ["FUN-211", "pet-name-missing", "Por favor insira o nome do seu pet. :)"],
  ["FUN-213", "pet-sex-missing", "Por favor insira o sexo do seu pet. :)"],
  ["FUN-203", "breed-missing", "Por favor insira a raça do seu pet. ;)"],
  ["FUN-200", "pet-birth-date-invalid", dateMissing],
  ["FUN-200", "pet-birth-date-short-year", `${dateMissing}\nEscreva o ano com quatro números.`],
  ["FUN-200", "pet-birth-date-nonexistent", `${dateMissing}\nEsse dia não existe no calendário.`],
  ["FUN-200", "pet-birth-date-future", `${dateMissing}\nEssa data ainda não chegou.`],
  ["FUN-200", "pet-birth-date-too-early", `${dateMissing}\nAceitamos datas a partir de 24/06/2001.`],
  ["FUN-215", "restriction-missing", "Selecione uma das opções acima por favor."],
] as const)("%s the message of %s is “%s”", (_requirement, code, message) => {
  expect(petMessages[code]).toBe(message);
});
