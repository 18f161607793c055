import { describe, expect, it } from "vitest";
import { checkoutPaymentChannel, checkoutPaymentEvent } from "./channels.ts";
import { paymentResultOfEvent } from "./usePaymentCheck.ts";

const resultOf = (payload: unknown) => paymentResultOfEvent({ payment_payload: payload }, "ABC");

describe("an event of the checkout payment", () => {
  it("MAN-350 comes on the customer's own channel under its own name", () => {
    expect(checkoutPaymentChannel("cliente1")).toBe("channel-payment-checkout.cliente1");
    expect(checkoutPaymentEvent).toBe("NotifyPaymentCheckoutEvent");
  });

  it("MAN-328 MAN-350 has its result under `status`", () => {
    expect(resultOf({ status: "PAID", subscription_code: "ABC" })).toBe("paid");
    expect(resultOf({ status: "NOT_PAID" })).toBe("refused");
    expect(resultOf({ status: "WAITING" })).toBe("unknown");
    expect(resultOf({ status: null })).toBe("unknown");
  });

  it("is unknown for another subscription", () => {
    expect(resultOf({ status: "NOT_PAID", subscription_code: "OLD" })).toBe("unknown");
    expect(paymentResultOfEvent({ payment_payload: { status: "PAID", subscription_code: "OLD" } }, undefined)).toBe(
      "paid",
    );
  });

  it.each([undefined, null, "PAID", {}, { payment_payload: null }, { payment_payload: { status: 1 } }])(
    "is ignored if it breaks the contract: %j",
    (message) => expect(paymentResultOfEvent(message, "ABC")).toBe("unknown"),
  );
});
