import { describe, expect, it } from "vitest";
import { ApiError, errorOfCall, failureOf } from "./apiError.ts";

describe("an error of a call", () => {
  it("is logged with its name and kind, and a broken contract with its detail", () => {
    expect(String(new ApiError({ kind: "offline" }))).toBe("ApiError: offline");
    expect(String(new ApiError({ kind: "contract", detail: "no plans" }))).toBe("ApiError: contract: no plans");
  });

  it("is logged with its call and status, and never with the server's text for the customer", () => {
    const call = { method: "POST", path: "/save/thing/{name}" };
    expect(String(new ApiError({ kind: "offline" }, call))).toBe("ApiError: POST /save/thing/{name}: offline");
    const refusal = new ApiError({ kind: "refused", message: "Ana já tem cadastro." }, { ...call, status: 409 });
    expect(String(refusal)).toBe("ApiError: POST /save/thing/{name} 409: refused");
  });

  it("keeps its own details over those of the call that it ended", () => {
    const own = { status: 503, expected: "2xx", received: "503 text/html", cause: "the cause" };
    const error = errorOfCall(new ApiError({ kind: "unavailable" }, own), {
      method: "GET",
      path: "/thing",
      status: 419,
    });
    expect(error).toMatchObject({ ...own, method: "GET", path: "/thing", failure: { kind: "unavailable" } });
  });

  it("has any other thrown value as its cause", () => {
    const thrown = new RangeError("no such thing");
    const error = errorOfCall(thrown, { method: "GET", path: "/thing" });
    expect(error).toMatchObject({ cause: thrown, failure: { kind: "contract", detail: "no such thing" } });
    expect(error.message).toBe("GET /thing: contract: no such thing");
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
    "Failed to fetch",
    "NetworkError when attempting to fetch resource.",
    "Load failed",
  ])("is a network that is gone where a browser could not fetch: %s", (message) => {
    expect(failureOf(new TypeError(message))).toEqual({ kind: "offline" });
  });

  it.each([
    "undefined is not a function",
    "Cannot read properties of undefined (reading 'importance')",
    "Cannot read properties of undefined (reading 'module')",
    "client.fetch is not a function",
  ])("is a broken contract for a programming error: %s", (wrong) => {
    expect(failureOf(new TypeError(wrong))).toEqual({ kind: "contract", detail: wrong });
  });

  it("is a broken contract for any other error", () => {
    expect(failureOf(new Error("no module"))).toEqual({ kind: "contract", detail: "no module" });
    expect(failureOf("no")).toEqual({ kind: "contract", detail: "no" });
  });
});
