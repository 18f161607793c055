import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  initialPaymentCheck,
  isRequestDue,
  nextPaymentCheck,
  type PaymentCheckEvent,
  type PaymentCheckState,
  type PaymentCheckVariant,
  type PaymentResult,
} from "./paymentCheck.ts";

const tick: PaymentCheckEvent = { type: "tick" };
const requested: PaymentCheckEvent = { type: "requested" };
const realtime = (result: PaymentResult): PaymentCheckEvent => ({ type: "realtime", result });
const replied = (result: PaymentResult): PaymentCheckEvent => ({ type: "replied", result });
const ticks = (count: number) => Array.from({ length: count }, () => tick);

function after(events: readonly PaymentCheckEvent[], variant: PaymentCheckVariant): PaymentCheckState {
  return events.reduce<PaymentCheckState>(
    (state, event) => nextPaymentCheck(state, event, variant),
    initialPaymentCheck,
  );
}

describe("payment check, for any sequence of events", () => {
  const results = fc.constantFrom<PaymentResult>("paid", "refused", "unknown");
  const event: fc.Arbitrary<PaymentCheckEvent> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom("tick", "requested", "resumed", "request-failed").map((type) => ({ type })),
    },
    { weight: 2, arbitrary: results.map(realtime) },
    { weight: 2, arbitrary: results.map(replied) },
  );
  const anything = fc.array(fc.oneof({ weight: 9, arbitrary: event.map((one) => [one]) }, fc.constant(ticks(60))), {
    maxLength: 40,
  });
  const variants = fc.constantFrom<PaymentCheckVariant>("check", "welcome");
  const isPaidNews = (one: PaymentCheckEvent) =>
    (one.type === "realtime" || one.type === "replied") && one.result === "paid";

  it("PAID always counts, and is final", () => {
    fc.assert(
      fc.property(anything, variants, (groups, variant) => {
        const events = groups.flat();
        expect(after(events, variant).status === "paid").toBe(events.some(isPaidNews));
      }),
      { seed: 14, numRuns: 500 },
    );
  });

  it("the seconds stay within 0 and 60, and MAN-232 MAN-233 only the welcome page has a pending payment", () => {
    fc.assert(
      fc.property(anything, variants, (groups, variant) => {
        const state = after(groups.flat(), variant);
        if (state.status === "waiting") {
          expect(state.second).toBeGreaterThanOrEqual(0);
          expect(state.second).toBeLessThanOrEqual(60);
        }
        expect(variant === "check" && state.status === "pending").toBe(false);
      }),
      { seed: 15, numRuns: 500 },
    );
  });

  it("MAN-228 never waits forever: after the timeout and every response, it ends", () => {
    fc.assert(
      fc.property(anything, variants, (groups, variant) => {
        // A pending request gets its response first; then the time runs out, and the final request is sent.
        const end = [replied("unknown"), ...ticks(60), requested, replied("unknown"), requested, replied("unknown")];
        const state = after([...groups.flat(), ...end], variant);
        expect(state.status).not.toBe("waiting");
        expect(isRequestDue(state)).toBe(false);
      }),
      { seed: 16, numRuns: 500 },
    );
  });
});
