import { expect, it } from "vitest";
import type { PaymentPanelState } from "./paymentPanel.ts";
import { paymentPanelResult } from "./paymentPanelResult.ts";

const retry = () => undefined;

it("SUB-171 is loading while the resolution is", () => {
  expect(paymentPanelResult({ status: "loading" }, retry)).toEqual({ status: "loading" });
});

it("has the failure of a load, and retries it", () => {
  const failure = { kind: "offline" } as const;
  expect(paymentPanelResult({ status: "unread", failure }, retry)).toEqual({
    status: "failed",
    failure,
    retry,
    pending: false,
  });
});

it.each<PaymentPanelState>([{ status: "choose" }, { status: "failed", failure: { kind: "timeout" } }])(
  "is ready with the panel's state, including a failed payment: %o",
  (value) => {
    expect(paymentPanelResult(value, retry)).toEqual({ status: "ready", value });
  },
);
