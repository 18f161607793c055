import { expect, it } from "vitest";
import { paymentRetryChannel, paymentRetryEvent } from "./channels.ts";

it("SUB-189 a payment that is made again is told on its subscription's own channel, under its own name", () => {
  expect(paymentRetryChannel("ABC")).toBe("channel-payment-retry.ABC");
  expect(paymentRetryEvent).toBe("NotifyPaymentRetryClientEvent");
});
