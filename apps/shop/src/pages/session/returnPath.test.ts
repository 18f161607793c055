import { describe, expect, it } from "vitest";
import { readHistoryState } from "../../app/historyState.ts";
import { returnPathFrom } from "./returnPath.ts";

describe("the page after a login", () => {
  it("MAN-010 is the customer's area if no page required the login", () => {
    for (const state of [null, undefined, {}, "x", { from: 7 }])
      expect(returnPathFrom(readHistoryState(state), false)).toBe("/area-cliente");
  });

  it("MAN-046 is the application's own area inside the application", () => {
    expect(returnPathFrom({}, true)).toBe("/app/area-cliente");
  });

  it("MAN-010 is the page that required the login", () => {
    expect(returnPathFrom({ from: "/assinaturas/box?aba=2" }, true)).toBe("/assinaturas/box?aba=2");
  });

  it("never is another site", () => {
    for (const from of ["//outro.example", "/\\outro.example", "https://outro.example", "outro", ""]) {
      expect(returnPathFrom(readHistoryState({ from }), false)).toBe("/area-cliente");
    }
  });
});
