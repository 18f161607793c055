import { describe, expect, it } from "vitest";
import {
  initialPaymentCheck,
  isCounting,
  isRequestDue,
  nextPaymentCheck,
  type PaymentCheckEvent,
  type PaymentCheckState,
  type PaymentCheckVariant,
  type PaymentResult,
  paymentResultOf,
  paymentWaitSeconds,
} from "./paymentCheck.ts";

const tick: PaymentCheckEvent = { type: "tick" };
const requested: PaymentCheckEvent = { type: "requested" };
const resumed: PaymentCheckEvent = { type: "resumed" };
const requestFailed: PaymentCheckEvent = { type: "request-failed" };
const realtime = (result: PaymentResult): PaymentCheckEvent => ({ type: "realtime", result });
const replied = (result: PaymentResult): PaymentCheckEvent => ({ type: "replied", result });
const ticks = (count: number) => Array.from({ length: count }, () => tick);

function after(events: readonly PaymentCheckEvent[], variant: PaymentCheckVariant = "check"): PaymentCheckState {
  return events.reduce<PaymentCheckState>(
    (state, event) => nextPaymentCheck(state, event, variant),
    initialPaymentCheck,
  );
}

/** Like a page: requested on load, replied as unknown, then left waiting for some seconds. */
const waited = (seconds: number) => [requested, replied("unknown"), ...ticks(seconds)];

describe("the server's word for a payment", () => {
  it("is PAID or NOT_PAID, in any case; any other word is unknown", () => {
    expect(["PAID", "paid", "NOT_PAID", "WAITING", "", undefined, null].map(paymentResultOf)).toEqual([
      "paid",
      "paid",
      "refused",
      "unknown",
      "unknown",
      "unknown",
      "unknown",
    ]);
  });
});

describe("payment check", () => {
  it("MAN-229 requests once on load, in case the event came before the page", () => {
    expect(isRequestDue(initialPaymentCheck)).toBe(true);
    expect(isRequestDue(after([requested]))).toBe(false);
    expect(after([requested, replied("paid")])).toEqual({ status: "paid" });
    const unknown = after([requested, replied("unknown")]);
    expect(unknown).toEqual({ status: "waiting", second: 0 });
    expect(isRequestDue(unknown)).toBe(false);
  });

  it("MAN-226 MAN-399 counts to 60 seconds and no further", () => {
    expect(paymentWaitSeconds).toBe(60);
    expect(after(waited(1))).toEqual({ status: "waiting", second: 1 });
    expect(isCounting(after(waited(59)))).toBe(true);
    expect(isCounting(after(waited(60)))).toBe(false);
    expect(after(waited(75))).toMatchObject({ status: "waiting", second: 60 });
  });

  it("MAN-227 MAN-230 uses the realtime result and stops counting", () => {
    const paid = after([...waited(7), realtime("paid")]);
    expect(paid).toEqual({ status: "paid" });
    expect(isCounting(paid)).toBe(false);
    const refused = after([...waited(7), realtime("refused"), tick]);
    expect(refused).toEqual({ status: "failed" });
    expect(isCounting(refused)).toBe(false);
  });

  it("ignores an event without a result", () => {
    expect(after([...waited(7), realtime("unknown")])).toEqual({ status: "waiting", second: 7 });
  });

  it("MAN-228 requests the result at 60 seconds, and not before", () => {
    expect(isRequestDue(after(waited(59)))).toBe(false);
    expect(isRequestDue(after(waited(60)))).toBe(true);
    expect(isRequestDue(after([...waited(60), requested]))).toBe(false);
  });

  it("MAN-230 MAN-232 MAN-233 is decided by the response at 60 seconds", () => {
    for (const variant of ["check", "welcome"] as const) {
      expect(after([...waited(60), requested, replied("paid")], variant)).toEqual({ status: "paid" });
      expect(after([...waited(60), requested, replied("refused")], variant)).toEqual({ status: "failed" });
    }
  });

  it("MAN-232 MAN-233 MAN-234 if still unknown, fails on the check page and is pending on the welcome page", () => {
    for (const event of [replied("unknown"), requestFailed]) {
      expect(after([...waited(60), requested, event], "check")).toEqual({ status: "failed", unconfirmed: true });
      expect(after([...waited(60), requested, event], "welcome")).toEqual({ status: "pending" });
    }
  });

  it("MAN-400 does not shorten the welcome page's wait to five seconds: it waits the same minute", () => {
    expect(after([requested, replied("unknown"), ...ticks(6)], "welcome")).toMatchObject({
      status: "waiting",
      second: 6,
    });
    const waiting = after([requested, replied("unknown"), ...ticks(59)], "welcome");
    expect(isRequestDue(waiting)).toBe(false);
    expect(waiting).toMatchObject({ status: "waiting", second: 59 });
  });

  it("MAN-228 does not take a response to a request sent before the 60 seconds as the final one", () => {
    const late = after([requested, ...ticks(60), replied("unknown")]);
    expect(late).toMatchObject({ status: "waiting", second: 60 });
    expect(isRequestDue(late)).toBe(true);
  });

  it("requests again when the page becomes visible or the channel reconnects, even while a request is pending", () => {
    expect(isRequestDue(after([...waited(5), resumed]))).toBe(true);
    const asking = after([...waited(5), resumed, requested, resumed]);
    expect(isRequestDue(asking)).toBe(false);
    expect(isRequestDue(nextPaymentCheck(asking, replied("unknown"), "check"))).toBe(true);
  });

  it("keeps waiting when a pending request fails", () => {
    expect(after([...waited(5), resumed, requested, requestFailed])).toEqual({ status: "waiting", second: 5 });
  });

  it("turns a failed payment paid on a late event", () => {
    const failed = [...waited(60), requested, replied("unknown")];
    expect(after([...failed, realtime("paid")])).toEqual({ status: "paid" });
    expect(isRequestDue(after([...failed, resumed]))).toBe(true);
    expect(after([...failed, resumed, requested, replied("paid")])).toEqual({ status: "paid" });
    expect(after([...failed, resumed, requested, replied("unknown")], "welcome")).toEqual({ status: "pending" });
    expect(after([...failed, realtime("refused")], "welcome")).toEqual({ status: "failed" });
  });

  it("applies the bank's result to the customer's own request, whether or not the page had one pending", () => {
    const pending = after([...waited(60), requested, replied("unknown")], "welcome");
    expect(pending).toEqual({ status: "pending" });
    expect(nextPaymentCheck(pending, replied("unknown"), "welcome")).toEqual(pending);
    expect(nextPaymentCheck(pending, replied("refused"), "welcome")).toEqual({ status: "failed" });
    const due = nextPaymentCheck(pending, resumed, "welcome");
    expect(nextPaymentCheck(due, replied("unknown"), "welcome")).toEqual(due);
  });
});
