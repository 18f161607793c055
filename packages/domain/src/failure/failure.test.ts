import { describe, expect, it } from "vitest";
import { type Failure, isRefusal, isReplyLost } from "./failure.ts";
import { failureText } from "./failureText.ts";
import { loadFailureText } from "./loadFailureText.ts";

const failures = {
  offline: { kind: "offline" },
  timeout: { kind: "timeout" },
  "session-expired": { kind: "session-expired" },
  "too-many": { kind: "too-many" },
  refused: { kind: "refused" },
  invalid: { kind: "invalid", fields: {} },
  unavailable: { kind: "unavailable" },
  contract: { kind: "contract", detail: "" },
} as const satisfies { readonly [kind in Failure["kind"]]: Extract<Failure, { readonly kind: kind }> };

const kindsOf = (is: (failure: Failure) => boolean) =>
  Object.values(failures)
    .filter(is)
    .map(({ kind }) => kind);

describe("a failure", () => {
  it("is a refusal if the server said no", () => {
    expect(kindsOf(isRefusal)).toEqual(["refused", "invalid"]);
  });

  it("may be a lost reply if there was no response", () => {
    expect(kindsOf(isReplyLost)).toEqual(["offline", "timeout"]);
  });
});

describe("the message of a failure", () => {
  it("FUN-153 is the server's own text, if any", () => {
    expect(failureText({ kind: "refused", message: "Hoje não." })).toBe("Hoje não.");
    expect(failureText({ kind: "invalid", message: "Nome?", fields: {} })).toBe("Nome?");
  });

  it("FUN-153 FUN-350 is the generic text if the server gives none", () => {
    for (const kind of ["refused", "invalid", "unavailable", "contract"] as const) {
      expect(failureText(failures[kind])).toBe("Um erro ocorreu!");
    }
  });

  it.each([
    ["offline", /sem internet/],
    ["timeout", /demorando/],
    ["session-expired", /sessão expirou/],
    ["too-many", /tentativas/],
  ] as const)("explains %s, also for a load", (kind, said) => {
    expect(failureText(failures[kind])).toMatch(said);
    expect(loadFailureText(failures[kind])).toMatch(said);
  });

  it("does not blame the customer for a load that fails at the server", () => {
    expect(loadFailureText(failures.unavailable)).toMatch(/do nosso lado/);
    expect(loadFailureText(failures.contract)).toBe(loadFailureText(failures.unavailable));
    expect(loadFailureText({ kind: "refused", message: "Hoje não." })).toBe("Hoje não.");
  });
});
