import { expect, it } from "vitest";
import { type LeftInHistory, leftInHistory } from "./leftInHistory.ts";

it("reads what a page of the session left, and nothing else", () => {
  const left: LeftInHistory = { email: "ana@gmail.com", token: "abc", passwordSaved: true };
  expect(leftInHistory({ ...left, from: "/assinaturas" })).toEqual(left);
  for (const other of [null, undefined, "x", 7, {}, { email: 7, token: null, passwordSaved: "sim" }]) {
    expect(leftInHistory(other)).toEqual({});
  }
});
