import { describe, expect, it } from "vitest";
import { failureText, somethingWentWrong } from "./failureText.ts";
import { loadFailureText } from "./loadFailureText.ts";

const message = "Espere <b>um minuto</b>.";

describe("the message of a failed save", () => {
  it.each([
    ["a refusal", { kind: "refused", message }],
    ["fields that are wrong", { kind: "invalid", message, fields: {} }],
    ["too many calls", { kind: "too-many", message }],
    ["trouble that asks for a pause", { kind: "unavailable", message }],
  ] as const)("FUN-153 is the server's own text, if %s has one", (_title, failure) => {
    expect(failureText(failure)).toBe(message);
  });

  it.each([
    { kind: "refused" },
    { kind: "invalid", fields: {} },
    { kind: "unavailable" },
    { kind: "contract", detail: "" },
  ] as const)("FUN-153 FUN-350 is the generic text for $kind without a message", (failure) => {
    expect(somethingWentWrong).toBe("Um erro ocorreu!");
    expect(failureText(failure)).toBe(somethingWentWrong);
  });

  it("says how long to wait after too many calls", () => {
    expect(failureText({ kind: "too-many" })).toMatch(/Espere um minuto/);
    expect(failureText({ kind: "too-many", retryAfter: 30 })).toMatch(/Espere um minuto/);
    expect(failureText({ kind: "too-many", retryAfter: 90 })).toMatch(/Espere 2 minutos/);
  });
});

it.each([
  [{ kind: "offline" }, /sem internet/],
  [{ kind: "outdated" }, /loja foi atualizada/],
  [{ kind: "timeout" }, /demorando/],
  [{ kind: "session-expired" }, /sessão expirou/],
  [{ kind: "too-many" }, /tentativas/],
] as const)("the cause of the failure %j is explained after a save and after a load", (failure, explanation) => {
  expect(failureText(failure)).toMatch(explanation);
  expect(loadFailureText(failure)).toMatch(explanation);
});

it("does not blame the customer for a load that fails at the server", () => {
  expect(loadFailureText({ kind: "unavailable" })).toMatch(/do nosso lado/);
  expect(loadFailureText({ kind: "contract", detail: "" })).toMatch(/do nosso lado/);
  expect(loadFailureText({ kind: "refused", message: "Hoje não." })).toBe("Hoje não.");
});
