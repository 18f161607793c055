import { describe, expect, it } from "vitest";
import { type LoginReturn, pageAskedFor } from "./pageAskedFor.ts";

describe("where a login leads", () => {
  it("MAN-010 is the customer's area when no page was asked for", () => {
    for (const state of [null, undefined, {}, "x", { from: 7 }])
      expect(pageAskedFor(state, false)).toBe("/area-cliente");
  });

  it("MAN-046 is the application's own area inside the application", () => {
    expect(pageAskedFor(null, true)).toBe("/app/area-cliente");
  });

  it("MAN-010 is the page that was first asked for", () => {
    const asked: LoginReturn = { from: "/assinaturas/box?aba=2" };
    expect(pageAskedFor(asked, true)).toBe("/assinaturas/box?aba=2");
  });

  it("is never another site", () => {
    for (const from of ["//outro.example", "/\\outro.example", "https://outro.example", "outro", ""]) {
      expect(pageAskedFor({ from }, false)).toBe("/area-cliente");
    }
  });
});
