import { describe, expect, it } from "vitest";
import { type HistoryState, readHistoryState, returnPathFrom } from "./historyState.ts";

it("reads the known fields, and ignores others", () => {
  const historyState: HistoryState = {
    ...{ from: "/assinaturas", token: "abc", passwordSaved: true },
    endedSession: { unsavedOn: "Dados cadastrais" },
  };
  expect(readHistoryState({ ...historyState, other: 1 })).toEqual(historyState);
  for (const other of [
    null,
    undefined,
    "x",
    7,
    {},
    { from: "//outro.example", token: null, passwordSaved: "sim", endedSession: {} },
  ]) {
    expect(readHistoryState(other)).toEqual({});
  }
});

describe("the page after a login", () => {
  it("MAN-010 is the customer's area if no page required the login", () => {
    for (const state of [null, undefined, {}, "x", { from: 7 }])
      expect(returnPathFrom(state, false)).toBe("/area-cliente");
  });

  it("MAN-046 is the application's own area inside the application", () => {
    expect(returnPathFrom(null, true)).toBe("/app/area-cliente");
  });

  it("MAN-010 is the page that required the login", () => {
    const state: HistoryState = { from: "/assinaturas/box?aba=2" };
    expect(returnPathFrom(state, true)).toBe("/assinaturas/box?aba=2");
  });

  it("never is another site", () => {
    for (const from of ["//outro.example", "/\\outro.example", "https://outro.example", "outro", ""]) {
      expect(returnPathFrom({ from }, false)).toBe("/area-cliente");
    }
  });
});
