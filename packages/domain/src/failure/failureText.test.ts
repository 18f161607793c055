import { describe, expect, it } from "vitest";
import { failureText, somethingWentWrong } from "./failureText.ts";

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

  it("FUN-153 is the generic text for a refusal without a message", () => {
    expect(failureText({ kind: "refused" })).toBe(somethingWentWrong);
    expect(failureText({ kind: "unavailable" })).toBe(somethingWentWrong);
    expect(failureText({ kind: "too-many" })).toMatch(/Espere um minuto/);
    expect(failureText({ kind: "too-many", retryAfter: 30 })).toMatch(/Espere um minuto/);
    expect(failureText({ kind: "too-many", retryAfter: 90 })).toMatch(/Espere 2 minutos/);
  });
});
