import { expect, it } from "vitest";
import { loginFailureText, wrongCredentialsText } from "./loginFailureText.ts";

it("MAN-382 calls the e-mail or password wrong for every refusal without a text", () => {
  expect(wrongCredentialsText).toBe("Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.");
  expect(loginFailureText({ kind: "refused" })).toBe(wrongCredentialsText);
  expect(loginFailureText({ kind: "invalid", fields: {} })).toBe(wrongCredentialsText);
  expect(loginFailureText({ kind: "session-expired", status: 401 })).toBe(wrongCredentialsText);
});

it.each([{ kind: "refused" }, { kind: "invalid", fields: {} }, { kind: "session-expired", status: 401 }] as const)(
  "MAN-382 adds the server's reason to the quoted text, in a line of its own: $kind",
  (failure) => {
    expect(loginFailureText({ ...failure, message: "Esta conta foi bloqueada." })).toBe(
      `${wrongCredentialsText}\nEsta conta foi bloqueada.`,
    );
  },
);

it("does not blame the password for a network that is gone", () => {
  expect(loginFailureText({ kind: "offline" })).toContain("sem internet");
  expect(loginFailureText({ kind: "session-expired" })).toContain("Sua sessão expirou");
});
