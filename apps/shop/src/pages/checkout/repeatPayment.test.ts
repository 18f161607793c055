import { unknownSession } from "@petbox/api-client/page/embeddedSession";
import { afterEach, describe, expect, it } from "vitest";
import { noteAnsweredAfter } from "../funnel/noteAnsweredAfter.ts";
import { chooseRepeatPayment, choseRepeatPayment } from "./repeatPayment.ts";

describe("a repeated payment", () => {
  afterEach(() => {
    chooseRepeatPayment("another-card", undefined);
    chooseRepeatPayment("another-box", undefined);
  });

  it("is chosen for one subscription, and for one reason", () => {
    expect(choseRepeatPayment("another-card", "sub-1")).toBe(false);
    chooseRepeatPayment("another-card", "sub-1");
    expect(choseRepeatPayment("another-card", "sub-1")).toBe(true);
    expect(choseRepeatPayment("another-card", "sub-2")).toBe(false);
    expect(choseRepeatPayment("another-box", "sub-1")).toBe(false);
  });

  it("is for another box once its first question is answered, and not when a later answer is changed", () => {
    const answers = { species: "dog", subscription: "sub-1" } as const;
    const visitor = { ...unknownSession, answers };
    noteAnsweredAfter("sub-1", visitor, { step: "plan", now: visitor });
    expect(choseRepeatPayment("another-box", "sub-1")).toBe(false);
    noteAnsweredAfter("sub-1", visitor, { step: "species", now: visitor });
    expect(choseRepeatPayment("another-box", "sub-1")).toBe(true);
    expect(choseRepeatPayment("another-box", "sub-2")).toBe(false);
  });
});
