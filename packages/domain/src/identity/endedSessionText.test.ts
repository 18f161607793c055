import { expect, it } from "vitest";
import { endedSessionText } from "./endedSessionText.ts";

it("says that a save failed, and on which page, and nothing of the kind after a read", () => {
  expect(endedSessionText("Dados cadastrais")).toMatch(/o que você enviou em “Dados cadastrais” não foi salvo/);
  expect(endedSessionText("Cartões")).toMatch(/Senha, cartão e foto não ficam guardados/);
  expect(endedSessionText("")).toBe("Sua sessão terminou. Entre de novo para continuar.");
});
