import { expect, it } from "vitest";
import { paymentRetryChannel, paymentRetryEvent } from "./channels.ts";

it("SUB-189 a retried payment has its own channel and event", () => {
  expect(paymentRetryChannel("ABC")).toBe("channel-payment-retry.ABC");
  expect(paymentRetryEvent).toBe("NotifyPaymentRetryClientEvent");
});
