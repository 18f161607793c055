import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import {
  nextPaymentPanel,
  type PaymentPanelEvent,
  type PaymentPanelState,
  type PendingCharge,
  paymentPanel,
  type Resolution,
} from "./resolution.ts";

const owed = {
  kind: "known" as const,
  amount: cents(7990),
  parcels: 1,
  plan: { name: "Plano mensal", parcels: 1, amount: cents(7990) },
  isPaid: false,
};
const pix: PendingCharge = { gateway: "pix", code: "000201" };
const boleto: PendingCharge = { gateway: "boleto", link: "https://boletos.exemplo.com/1" };
const card: PendingCharge = { gateway: "card" };

describe("paymentPanel", () => {
  it("SUB-342 fails without data", () => {
    expect(paymentPanel(undefined)).toEqual({ status: "failed" });
  });

  it("SUB-184 fails when there is no such subscription", () => {
    expect(paymentPanel({ kind: "unknown-subscription" })).toEqual({ status: "failed" });
  });

  it("SUB-179 is paid when the order is", () => {
    expect(paymentPanel({ ...owed, isPaid: true })).toEqual({ status: "paid" });
    expect(paymentPanel({ ...owed, isPaid: true, charge: pix })).toEqual({ status: "paid" });
  });

  it("SUB-180 waits for PIX with its code", () => {
    expect(paymentPanel({ ...owed, charge: pix })).toEqual({ status: "waitingPix", code: "000201" });
  });

  it("SUB-181 waits for the boleto with what is known of it", () => {
    expect(paymentPanel({ ...owed, charge: boleto })).toEqual({
      status: "waitingBoleto",
      link: "https://boletos.exemplo.com/1",
    });
    expect(paymentPanel({ ...owed, charge: { gateway: "boleto" } })).toEqual({ status: "waitingBoleto" });
  });

  it("SUB-182 waits for the card with any other gateway", () => {
    expect(paymentPanel({ ...owed, charge: card })).toEqual({ status: "waitingCard" });
  });

  it("SUB-183 SUB-186 waits for an earlier attempt in its own way, before anything else", () => {
    expect(paymentPanel({ ...owed, charge: card, existingRetry: pix }).status).toBe("waitingPix");
    expect(paymentPanel({ ...owed, charge: pix, existingRetry: boleto }).status).toBe("waitingBoleto");
    expect(paymentPanel({ ...owed, isPaid: true, existingRetry: card }).status).toBe("waitingCard");
  });

  it("SUB-185 else leaves the choice of method", () => {
    expect(paymentPanel(owed)).toEqual({ status: "choose" });
  });
});

describe("nextPaymentPanel", () => {
  const next = (state: PaymentPanelState, ...events: readonly PaymentPanelEvent[]) =>
    events.reduce(nextPaymentPanel, state);
  const choose: PaymentPanelState = { status: "choose" };

  it("SUB-192 waits for a payment that was created, by its method", () => {
    const states = [pix, boleto, card].map((charge) =>
      next(choose, { type: "submitted" }, { type: "payment-created", charge }),
    );
    expect(states.map(({ status }) => status)).toEqual(["waitingPix", "waitingBoleto", "waitingCard"]);
  });

  it("shows that a payment is being sent", () => {
    expect(next(choose, { type: "submitted" })).toEqual({ status: "processing" });
  });

  it("SUB-193 fails when a payment could not be made", () => {
    expect(next(choose, { type: "submitted" }, { type: "payment-failed" })).toEqual({ status: "failed" });
  });

  it("SUB-194 goes back to the choice when the card is invalid", () => {
    expect(next(choose, { type: "submitted" }, { type: "card-invalid" })).toEqual(choose);
  });

  it("SUB-178 reloads after a failure, and leaves the choice of method", () => {
    const reloaded = next({ status: "failed" }, { type: "reloading" });
    expect(reloaded).toEqual({ status: "loading" });
    expect(next(reloaded, { type: "resolved", resolution: owed })).toEqual(choose);
  });

  it("SUB-190 is decided anew by each resolution that comes", () => {
    const paid: Resolution = { ...owed, isPaid: true };
    expect(next({ status: "waitingCard" }, { type: "resolved", resolution: paid })).toEqual({ status: "paid" });
    expect(next({ status: "waitingCard" }, { type: "resolved", resolution: undefined })).toEqual({ status: "failed" });
  });

  it("what is paid stays paid, whatever comes after", () => {
    const resolution = fc.constantFrom<Resolution | undefined>(undefined, { kind: "unknown-subscription" }, owed);
    const event: fc.Arbitrary<PaymentPanelEvent> = fc.oneof(
      fc.constantFrom("submitted", "payment-failed", "card-invalid", "reloading").map((type) => ({ type })),
      resolution.map((found) => ({ type: "resolved" as const, resolution: found })),
      fc.constantFrom(pix, boleto, card).map((charge) => ({ type: "payment-created" as const, charge })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(next({ status: "paid" }, ...events)).toEqual({ status: "paid" });
      }),
      { seed: 41 },
    );
  });
});
