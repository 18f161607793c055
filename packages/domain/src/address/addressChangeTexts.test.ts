import { describe, expect, it } from "vitest";
import type { Failure } from "../failure/failure.ts";
import { addressChangedText, addressSaveFailureText, addressVerifyFailureText } from "./addressChangeTexts.ts";

const message = "Esta assinatura terminou.";
const others: readonly Failure[] = [
  { kind: "unavailable" },
  { kind: "offline" },
  { kind: "timeout" },
  { kind: "contract", detail: "" },
];

describe.each([
  ["SUB-360 SUB-361 SUB-363", addressVerifyFailureText, "Não foi possivel verificar seu endereço no momento."],
  ["SUB-362 SUB-363", addressSaveFailureText, "Não foi possivel atualizar seu endereço no momento."],
] as const)("%s the message of a failure", (_ids, textOf, generic) => {
  it("shows the server's reason for a refusal", () => {
    expect(textOf({ kind: "refused", message })).toBe(message);
    expect(textOf({ kind: "invalid", message, fields: {} })).toBe(message);
    expect(textOf({ kind: "too-many", message })).toBe(message);
  });

  it("shows the generic text for a refusal without a reason", () => {
    expect(textOf({ kind: "refused" })).toBe(generic);
    expect(textOf({ kind: "invalid", fields: {} })).toBe(generic);
    expect(textOf({ kind: "session-expired" })).toMatch(new RegExp(`^${generic}\\nSua sessão expirou`));
  });

  it("points to support for any other failure", () => {
    for (const failure of others) {
      expect(textOf(failure).split("\n")[0]).toBe(`${generic} Por favor, entre em contato com nosso suporte.`);
    }
    expect(textOf({ kind: "offline" })).toMatch(/\nParece que você está sem internet/);
  });
});

it("SUB-371 confirms a successful change", () => {
  expect(addressChangedText).toBe("Seu endereço foi atualizado com sucesso!");
});
