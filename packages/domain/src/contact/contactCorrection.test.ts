import { expect, it } from "vitest";
import { correctionOf } from "./contactCorrection.ts";
import { initialContactState, nextContactState } from "./contactStep.ts";

const typed = (text: string) => nextContactState(initialContactState(), { type: "email-typed", text });

it("FUN-219 offers a correction once the typing has come to rest, and not before", () => {
  const typing = typed("ana@gmial.com");
  expect(correctionOf(typing)).toBeUndefined();
  expect(correctionOf(nextContactState(typing, { type: "email-settled" }))).toBe("ana@gmail.com");
});

it("offers it also for an address that is not well-formed, and nothing where there is nothing to correct", () => {
  const settled = { type: "email-settled" } as const;
  expect(correctionOf(nextContactState(typed("ana@gmail"), settled))).toBe("ana@gmail.com");
  expect(correctionOf(nextContactState(typed("ana@gmail.com"), settled))).toBeUndefined();
  expect(correctionOf(initialContactState())).toBeUndefined();
});
