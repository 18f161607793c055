import { describe, expect, it } from "vitest";
import { type Failure, isRefusal, isReplyLost, ownPlainTextOf } from "./failure.ts";

const failures = {
  offline: { kind: "offline" },
  outdated: { kind: "outdated" },
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

  it("has a text for one line without the server's tags", () => {
    expect(ownPlainTextOf({ kind: "refused", message: "Só <b>5</b> &amp; pronto." })).toBe("Só 5 & pronto.");
    expect(ownPlainTextOf({ kind: "refused" })).toBeUndefined();
  });

  it("may be a lost reply if there was no response", () => {
    expect(kindsOf(isReplyLost)).toEqual(["offline", "timeout"]);
  });
});
