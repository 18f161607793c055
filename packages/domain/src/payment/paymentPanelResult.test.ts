import { expect, it } from "vitest";
import type { PaymentPanelState } from "./paymentPanel.ts";
import { paymentPanelResult } from "./paymentPanelResult.ts";

const retry = () => undefined;

it("SUB-171 is on its way while the resolution is, whatever the bank refused before", () => {
  expect(paymentPanelResult({ status: "loading", refused: "A" }, retry)).toEqual({ status: "loading" });
});

it("says why nothing could be read, and reads again", () => {
  const failure = { kind: "offline" } as const;
  expect(paymentPanelResult({ status: "unread", failure }, retry)).toEqual({
    status: "failed",
    failure,
    retry,
    pending: false,
  });
});

it.each<PaymentPanelState>([{ status: "choose" }, { status: "failed", failure: { kind: "timeout" } }])(
  "is what the panel shows, a failed payment too: %o",
  (value) => {
    expect(paymentPanelResult(value, retry)).toEqual({ status: "ready", value });
  },
);
