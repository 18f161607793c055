import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { OverdueCharge, PendingCharge } from "./overdueCharge.ts";
import type { PaymentPanelEvent } from "./paymentPanel.ts";
import { blocksPayment, nextResolution, type ResolutionProgress } from "./resolutionProgress.ts";

const owed: OverdueCharge = {
  kind: "known",
  amount: cents(7990),
  parcels: 1,
  plan: { name: "Plano mensal", parcels: 1, amount: cents(7990) },
  isPaid: false,
};
const cardA: PendingCharge = { gateway: "card", request: "A" };
const cardB: PendingCharge = { gateway: "card", request: "B" };
const start: ResolutionProgress = { panel: { status: "loading" } };

const next = (state: ResolutionProgress, ...events: readonly PaymentPanelEvent[]) =>
  events.reduce(nextResolution, state);
const read = (standing: Partial<OverdueCharge> = {}, readAt?: number): PaymentPanelEvent => ({
  type: "resolved",
  resolution: { ...owed, ...standing },
  ...(readAt !== undefined && { readAt }),
});
const created = (charge: PendingCharge): PaymentPanelEvent => ({ type: "payment-created", charge });
const announced = (request: string, result: "paid" | "refused"): PaymentPanelEvent => ({
  type: "announced",
  request,
  result,
});

describe("the debt", () => {
  it("is the one read last", () => {
    expect(next(start, { type: "resolved", resolution: undefined }).debt).toBeUndefined();
    const changed = { amount: cents(9990) };
    expect(next(start, read(), read(changed), { type: "resolved", resolution: undefined }).debt).toEqual({
      ...owed,
      ...changed,
    });
  });

  it("SUB-189 is paid once its payment is announced, before it is read again", () => {
    const waiting = next(start, read(), created(cardA));
    expect(waiting.debt?.isPaid).toBe(false);
    expect(next(waiting, announced("A", "paid")).debt?.isPaid).toBe(true);
  });
});

describe("a payment that the bank refused", () => {
  const refused = next(start, read(), created(cardA), announced("A", "refused"));

  it("is not waited for again, whatever a stale response says", () => {
    expect(refused.panel).toEqual({ status: "failed", isRefused: true });
    expect(next(refused, read({ charge: cardA }), created(cardA)).panel).toEqual(refused.panel);
    const again = next(refused, { type: "reloading" }, read({ charge: cardA }), created(cardA));
    expect(again.panel).toEqual({ status: "choose" });
    expect(next(again, read(), read({ charge: cardA })).panel).toEqual({ status: "choose" });
    const unread = next(refused, { type: "reloading" }, { type: "unread", failure: { kind: "offline" } });
    expect(next(unread, read({ charge: cardA })).panel).toEqual({ status: "choose" });
  });

  it("does not stand in the way of another one", () => {
    expect(next(refused, created(cardB)).panel).toMatchObject({ status: "waitingCard" });
    const sent = next(refused, { type: "submitted" }, { type: "payment-accepted" });
    expect(next(sent, read({ charge: cardA })).panel).toEqual(sent.panel);
    expect(next(sent, read({ charge: cardB })).panel).toMatchObject({ status: "waitingCard", request: "B" });
    expect(blocksPayment({ ...owed, charge: cardA }, refused.refused)).toBe(false);
    expect(blocksPayment({ ...owed, charge: cardB }, refused.refused)).toBe(true);
    expect(blocksPayment({ ...owed, charge: cardA }, undefined)).toBe(true);
    expect(blocksPayment({ ...owed, charge: { gateway: "card" } }, undefined)).toBe(true);
  });

  it("may have been paid all the same", () => {
    const paid = { isPaid: true, charge: cardA };
    expect(next(refused, read(paid)).panel).toEqual({ status: "paid" });
    expect(blocksPayment({ ...owed, ...paid }, refused.refused)).toBe(true);
  });

  it("is also one that a reading no longer shows", () => {
    const gone = next(start, read({ charge: cardA }), read());
    expect(gone.panel).toEqual({ status: "failed", isRefused: true });
    expect(next(gone, read({ charge: cardA })).panel).toEqual(gone.panel);
  });
});

it("tells when the payment was read, without a stale response", () => {
  const pix: PendingCharge = { gateway: "pix", code: "000201", secondsLeft: 60, request: "P" };
  const waiting = next(start, read({}, 1_000), { type: "submitted" }, read({ charge: pix }, 2_000), created(pix));
  expect(waiting).toMatchObject({ panel: { status: "waitingPix", secondsLeft: 60 }, readAt: 2_000 });
  expect(next(waiting, read({ charge: { ...pix, secondsLeft: 59 } }, 3_000)).readAt).toBe(3_000);
  const afterRefusal = { ...waiting, refused: "A" };
  expect(next(afterRefusal, read({ charge: cardA }, 4_000)).readAt).toBe(2_000);
});
