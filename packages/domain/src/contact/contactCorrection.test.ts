import { expect, it } from "vitest";
import { correctionOf } from "./contactCorrection.ts";
import { initialContactState, nextContactState } from "./contactStep.ts";

const typed = (text: string) => nextContactState(initialContactState(), { type: "email-typed", text });

it("FUN-219 offers a correction only after typing has settled", () => {
  const typing = typed("ana@gmial.com");
  expect(correctionOf(typing)).toBeUndefined();
  expect(correctionOf(nextContactState(typing, { type: "email-settled" }))).toBe("ana@gmail.com");
});

it("offers it for a malformed address too, and no correction for a valid one", () => {
  const settled = { type: "email-settled" } as const;
  expect(correctionOf(nextContactState(typed("ana@gmail"), settled))).toBe("ana@gmail.com");
  expect(correctionOf(nextContactState(typed("ana@gmail.com"), settled))).toBeUndefined();
  expect(correctionOf(initialContactState())).toBeUndefined();
});
