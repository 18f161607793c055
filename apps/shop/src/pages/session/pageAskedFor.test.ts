import { describe, expect, it } from "vitest";
import { type LoginDetour, pageAskedFor } from "./pageAskedFor.ts";

describe("where a login leads", () => {
  it("MAN-010 is the customer's area when no page was asked for", () => {
    for (const state of [null, undefined, {}, "x", { from: 7 }]) expect(pageAskedFor(state)).toBe("/area-cliente");
  });

  it("MAN-010 is the page that was first asked for", () => {
    const detour: LoginDetour = { from: "/assinaturas/box?aba=2" };
    expect(pageAskedFor(detour)).toBe("/assinaturas/box?aba=2");
  });

  it("is never another site", () => {
    for (const from of ["//outro.example", "https://outro.example", "outro", ""]) {
      expect(pageAskedFor({ from })).toBe("/area-cliente");
    }
  });
});
