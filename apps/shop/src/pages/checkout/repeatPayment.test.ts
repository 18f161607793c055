import { unknownSession } from "@petbox/api-client/page/embeddedSession";
import { afterEach, describe, expect, it } from "vitest";
import { createSession } from "../../session/session.ts";
import { beginAnotherBox, chooseRepeatPayment, choseRepeatPayment } from "./repeatPayment.ts";

const visitorOf = (subscription: string) =>
  createSession(async () => ({ ...unknownSession, answers: { subscription } }));

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

  it("is for another box when the funnel restarts, and not the first time", async () => {
    await beginAnotherBox(visitorOf("sub-1"));
    expect(choseRepeatPayment("another-box", "sub-1")).toBe(true);
    await beginAnotherBox(createSession(async () => unknownSession));
    expect(choseRepeatPayment("another-box", "sub-1")).toBe(false);
  });
});
