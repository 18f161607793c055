import { expect, it } from "vitest";
import { type HistoryState, readHistoryState } from "./historyState.ts";

it("reads the known fields, and ignores others", () => {
  const historyState: HistoryState = {
    ...{ email: "ana@gmail.com", token: "abc", passwordSaved: true },
    endedSession: { unsavedOn: "Dados cadastrais" },
  };
  expect(readHistoryState({ ...historyState, from: "/assinaturas" })).toEqual(historyState);
  for (const other of [
    null,
    undefined,
    "x",
    7,
    {},
    { email: 7, token: null, passwordSaved: "sim", endedSession: {} },
  ]) {
    expect(readHistoryState(other)).toEqual({});
  }
});
