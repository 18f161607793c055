import { unknownVisitor } from "@petbox/api-client/page/pageData";
import { afterEach, describe, expect, it } from "vitest";
import { createSession } from "../../app/session.ts";
import { beginAnotherBox, choosePayingAnew, choseToPayAnew } from "./payingAnew.ts";

const visitorOf = (subscription: string) =>
  createSession(async () => ({ ...unknownVisitor, answers: { subscription } }));

describe("paying anew", () => {
  afterEach(() => {
    choosePayingAnew("another-card", undefined);
    choosePayingAnew("another-box", undefined);
  });

  it("is chosen for one subscription, and for one reason", () => {
    expect(choseToPayAnew("another-card", "sub-1")).toBe(false);
    choosePayingAnew("another-card", "sub-1");
    expect(choseToPayAnew("another-card", "sub-1")).toBe(true);
    expect(choseToPayAnew("another-card", "sub-2")).toBe(false);
    expect(choseToPayAnew("another-box", "sub-1")).toBe(false);
  });

  it("is for another box when the first question is asked again, and not when it is the first time", async () => {
    await beginAnotherBox(visitorOf("sub-1"));
    expect(choseToPayAnew("another-box", "sub-1")).toBe(true);
    await beginAnotherBox(createSession(async () => unknownVisitor));
    expect(choseToPayAnew("another-box", "sub-1")).toBe(false);
  });
});
