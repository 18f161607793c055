import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  paymentRetryChannel,
  paymentRetryEvent,
  subscriptionMovedChannel,
  subscriptionMovedEvent,
  subscriptionMovedMessage,
} from "./contract.ts";

describe("the private channels of a subscriber", () => {
  it("SUB-189 a payment that is made again is told on its subscription's own channel, under its own name", () => {
    expect(paymentRetryChannel("ABC")).toBe("channel-payment-retry.ABC");
    expect(paymentRetryEvent).toBe("NotifyPaymentRetryClientEvent");
  });

  it("what becomes of a subscription is told on its customer's channel, by its code alone", () => {
    expect(subscriptionMovedChannel("cliente1")).toBe("channel-subscription-moved.cliente1");
    expect(subscriptionMovedEvent).toBe("NotifySubscriptionMovedEvent");
    expect(z.encode(subscriptionMovedMessage, { subscription: "ABC" })).toEqual({ subscription_code: "ABC" });
  });
});
