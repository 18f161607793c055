import { expect, it } from "vitest";
import { type HistoryState, readHistoryState } from "./historyState.ts";

it("reads the known fields, and ignores others", () => {
  const historyState: HistoryState = {
    ...{ notice: "password-saved", from: "/assinaturas", token: "abc", welcome: 2 },
    endedSession: { unsavedOn: "Dados cadastrais" },
  };
  expect(readHistoryState({ ...historyState, other: 1 })).toEqual(historyState);
  expect(readHistoryState({ welcome: "read" })).toEqual({ welcome: "read" });
  for (const other of [
    null,
    undefined,
    "x",
    7,
    {},
    { notice: "outro", from: "//outro.example", token: null, welcome: "lido", endedSession: {} },
  ]) {
    expect(readHistoryState(other)).toEqual({});
  }
});
