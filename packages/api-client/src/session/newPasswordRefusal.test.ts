import { expect, it } from "vitest";
import { newPasswordRefusal } from "./newPasswordRefusal.ts";

const short = "Essa ainda é curtinha.";
const invalid = (fields: Record<string, string>) => ({ kind: "invalid", message: "Dados inválidos.", fields }) as const;

it("MAN-111 recognises a void link among other errors", () => {
  expect(newPasswordRefusal(invalid({ token: "Este link não vale mais." }))).toEqual({ kind: "void-link" });
  expect(newPasswordRefusal(invalid({ token: "Este link não vale mais.", password: short })).kind).toBe("void-link");
  expect(newPasswordRefusal(invalid({ email: "Este token é inválido." }))).toEqual({ kind: "void-link" });
});

it("puts the server's texts beside the fields of the form", () => {
  expect(newPasswordRefusal(invalid({ password: short }))).toEqual({ kind: "fields", errors: { password: short } });
  expect(newPasswordRefusal(invalid({ password: short, password_confirmation: "A sua senha não coincide." }))).toEqual({
    kind: "fields",
    errors: { password: short, confirmation: "A sua senha não coincide." },
  });
});

it("shows the server's text where it names no field of the form, else the failure's", () => {
  expect(newPasswordRefusal(invalid({ geral: "Não foi possível salvar agora." }))).toEqual({
    kind: "text",
    text: "Dados inválidos.",
  });
  expect(newPasswordRefusal({ kind: "refused", message: "Aguarde um minuto." })).toEqual({
    kind: "text",
    text: "Aguarde um minuto.",
  });
  expect(newPasswordRefusal({ kind: "offline" })).toMatchObject({ text: expect.stringContaining("sem internet") });
});
