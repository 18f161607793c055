import { expect, it } from "vitest";
import * as z from "zod/mini";
import { subscriptionMovedChannel, subscriptionMovedEvent, subscriptionMovedMessage } from "./channels.ts";

it("a subscription's event is sent on its customer's channel with only its code", () => {
  expect(subscriptionMovedChannel("cliente1")).toBe("channel-subscription-moved.cliente1");
  expect(subscriptionMovedEvent).toBe("NotifySubscriptionMovedEvent");
  expect(z.encode(subscriptionMovedMessage, { subscription: "ABC" })).toEqual({ subscription_code: "ABC" });
});
