import { expect, it } from "vitest";
import { endedSessionText } from "./endedSessionText.ts";

it("names what was not saved, if something was being saved", () => {
  expect(endedSessionText("Dados cadastrais")).toMatch(/salvando algo em “Dados cadastrais”, não foi salvo/);
  expect(endedSessionText("")).toBe("Sua sessão terminou. Entre de novo para continuar de onde você estava.");
});
