import { expect, it } from "vitest";
import { paymentRetryChannel, paymentRetryEvent } from "./channels.ts";

it("SUB-189 a retried payment has a channel and an event of its own", () => {
  expect(paymentRetryChannel("ABC")).toBe("channel-payment-retry.ABC");
  expect(paymentRetryEvent).toBe("NotifyPaymentRetryClientEvent");
});
