import { describe, expect, it } from "vitest";
import { ApiError, failureOf } from "./apiError.ts";

describe("an error of a call", () => {
  it("is logged with its name and kind, and a broken contract with its detail", () => {
    expect(String(new ApiError({ kind: "offline" }))).toBe("ApiError: offline");
    expect(String(new ApiError({ kind: "contract", detail: "no plans" }))).toBe("ApiError: contract: no plans");
  });
});

describe("the failure in a thrown value", () => {
  it("is the call's own", () => {
    expect(failureOf(new ApiError({ kind: "timeout" }))).toEqual({ kind: "timeout" });
  });

  it.each([
    "Failed to fetch dynamically imported module: /assets/NamePage.js",
    "error loading dynamically imported module",
    "Importing a module script failed.",
  ])("is a network that is gone where a browser could not fetch code: %s", (message) => {
    expect(failureOf(new TypeError(message))).toEqual({ kind: "offline" });
  });

  it("is a broken contract for any other error", () => {
    const wrong = "undefined is not a function";
    expect(failureOf(new TypeError(wrong))).toEqual({ kind: "contract", detail: wrong });
    expect(failureOf(new Error("no module"))).toEqual({ kind: "contract", detail: "no module" });
    expect(failureOf("no")).toEqual({ kind: "contract", detail: "no" });
  });
});
