import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { OverdueChargeResult, PendingCharge } from "./overdueCharge.ts";
import type { PaymentResult } from "./paymentCheck.ts";
import {
  nextPaymentPanel,
  type PaymentPanelEvent,
  type PaymentPanelProgress,
  type PaymentPanelState,
  paymentPanel,
} from "./paymentPanel.ts";

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
const offline = { kind: "offline" } as const;

describe("paymentPanel", () => {
  it("SUB-342 fails without data", () => {
    expect(paymentPanel(undefined)).toEqual({ status: "failed" });
  });

  it("SUB-184 fails if the subscription does not exist", () => {
    expect(paymentPanel({ kind: "unknown-subscription" })).toEqual({ status: "failed", isUnknown: true });
  });

  it("SUB-179 is paid if the order is", () => {
    expect(paymentPanel({ ...owed, isPaid: true })).toEqual({ status: "paid" });
    expect(paymentPanel({ ...owed, isPaid: true, charge: pix })).toEqual({ status: "paid" });
    const closed = { ...owed, isPaid: true, closedUnpaid: true } as const;
    expect(paymentPanel(closed)).toEqual({ status: "paid", closedUnpaid: true });
    // Nothing was paid elsewhere either.
    expect(nextPaymentPanel({ status: "choose" }, { type: "resolved", resolution: closed })).toEqual({
      status: "paid",
      closedUnpaid: true,
    });
  });

  it("SUB-180 waits for PIX with its code", () => {
    expect(paymentPanel({ ...owed, charge: pix })).toEqual({ status: "waitingPix", code: "000201" });
  });

  it("SUB-181 waits for the boleto with the known details", () => {
    expect(paymentPanel({ ...owed, charge: boleto })).toEqual({
      status: "waitingBoleto",
      link: "https://boletos.exemplo.com/1",
    });
    expect(paymentPanel({ ...owed, charge: { gateway: "boleto" } })).toEqual({ status: "waitingBoleto" });
  });

  it("SUB-182 waits for the card with any other gateway", () => {
    expect(paymentPanel({ ...owed, charge: card })).toEqual({ status: "waitingCard" });
  });

  it("SUB-183 SUB-186 waits for an earlier attempt by its method, with precedence over everything else", () => {
    expect(paymentPanel({ ...owed, charge: card, existingRetry: pix }).status).toBe("waitingPix");
    expect(paymentPanel({ ...owed, charge: pix, existingRetry: boleto }).status).toBe("waitingBoleto");
    expect(paymentPanel({ ...owed, isPaid: true, existingRetry: card }).status).toBe("waitingCard");
    expect(paymentPanel({ ...owed, existingRetry: pix })).toHaveProperty("origin", "earlier");
  });

  it("SUB-185 otherwise offers the choice of method", () => {
    expect(paymentPanel(owed)).toEqual({ status: "choose" });
  });
});

describe("nextPaymentPanel", () => {
  const next = (state: PaymentPanelProgress, ...events: readonly PaymentPanelEvent[]) =>
    events.reduce(nextPaymentPanel, state);
  const choose: PaymentPanelState = { status: "choose" };

  it("SUB-192 waits for a created payment, by its method", () => {
    const states = [pix, boleto, card].map((charge) =>
      next(choose, { type: "submitted" }, { type: "payment-created", charge }),
    );
    expect(states.map(({ status }) => status)).toEqual(["waitingPix", "waitingBoleto", "waitingCard"]);
  });

  it("shows a payment being submitted", () => {
    expect(next(choose, { type: "submitted" })).toEqual({ status: "processing" });
  });

  it("SUB-193 fails if a payment could not be made", () => {
    expect(next(choose, { type: "submitted" }, { type: "payment-failed" })).toEqual({ status: "failed" });
  });

  it("SUB-192 SUB-304 waits for an accepted payment until the server describes it", () => {
    const accepted = [{ type: "submitted" }, { type: "payment-accepted" }] as const;
    const before = next(choose, ...accepted, { type: "resolved", resolution: owed });
    expect(before).toEqual({ status: "processing", isAccepted: true });
    const after = next(before, { type: "resolved", resolution: { ...owed, charge: card } });
    expect(after).toMatchObject({ status: "waitingCard" });
  });

  it("SUB-192 SUB-304 waits for a description no longer than the server may take, and takes a later one", () => {
    const without = { type: "resolved", resolution: owed } as const;
    const due = next(choose, { type: "submitted" }, { type: "payment-accepted" }, { type: "description-due" });
    expect(due).toMatchObject({ status: "processing" });
    expect(next(due, without)).toEqual({ status: "failed" });
    const described = { type: "resolved", resolution: { ...owed, charge: pix } } as const;
    expect(next(due, described)).toMatchObject({ status: "waitingPix" });
    expect(next(due, without, described)).toMatchObject({ status: "waitingPix" });
    // The reply to a payment that is still being submitted decides.
    const sent = next(choose, { type: "submitted" });
    expect(next(sent, { type: "description-due" }, without)).toEqual(sent);
  });

  it("SUB-192 waits for an accepted card until the server describes it, or has had the time to", () => {
    const without = { type: "resolved", resolution: owed } as const;
    const accepted = next(choose, { type: "card-accepted" }, without);
    expect(accepted).toMatchObject({ status: "waitingCard" });
    const described = { ...owed, charge: { ...card, request: "A" } };
    expect(next(accepted, { type: "resolved", resolution: described })).toEqual({
      status: "waitingCard",
      request: "A",
    });
    expect(next(accepted, { type: "resolved", resolution: { ...owed, isPaid: true } })).toEqual({ status: "paid" });
    expect(next(accepted, { type: "resolved", resolution: { ...owed, charge: pix } })).toMatchObject({
      status: "waitingPix",
    });
    expect(next(accepted, { type: "description-due" }, without)).toEqual({ status: "failed", isRefused: true });
    expect(next(choose, { type: "description-due" })).toEqual(choose);
  });

  it("SUB-190 takes a reading without an accepted card as its refusal once a refusal was announced", () => {
    const without = { type: "resolved", resolution: owed } as const;
    const told = (result: PaymentResult) =>
      next(choose, { type: "card-accepted" }, { type: "announced", request: "A", result }, without);
    expect(told("refused")).toEqual({ status: "failed", isRefused: true });
    expect(next(choose, { type: "card-refused" })).toEqual({ status: "failed", isRefused: true });
    expect(told("unknown")).toMatchObject({ status: "waitingCard" });
  });

  it("SUB-192 marks a payment that blocked the submitted one as started elsewhere", () => {
    expect(next(choose, { type: "submitted" }, { type: "payment-created", charge: card, isElsewhere: true })).toEqual({
      status: "waitingCard",
      origin: "elsewhere",
    });
  });

  it("SUB-193 keeps the failure, if known", () => {
    expect(next(choose, { type: "payment-failed", failure: offline })).toEqual({ status: "failed", failure: offline });
  });

  it("SUB-194 returns to the choice if the card is invalid", () => {
    expect(next(choose, { type: "submitted" }, { type: "card-invalid" })).toEqual(choose);
  });

  it("SUB-178 reloads after a failure, and when choosing another method", () => {
    const reloaded = next({ status: "failed" }, { type: "reloading" });
    expect(reloaded).toEqual({ status: "loading" });
    expect(next(reloaded, { type: "resolved", resolution: owed })).toEqual(choose);
  });

  it("SUB-188 keeps the choice that an event has shown before the cancellation's own reply", () => {
    const waiting = next(choose, { type: "payment-created", charge: { gateway: "card", request: "A" } });
    expect(next(waiting, { type: "reloading" })).toEqual({ status: "loading" });
    expect(next(choose, { type: "reloading" })).toEqual(choose);
  });

  it("SUB-190 is recomputed from each new resolution", () => {
    const paid: OverdueChargeResult = { ...owed, isPaid: true };
    expect(next({ status: "waitingCard" }, { type: "resolved", resolution: paid })).toEqual({ status: "paid" });
    expect(next({ status: "waitingCard" }, { type: "resolved", resolution: undefined })).toEqual({ status: "failed" });
  });

  it("SUB-190 reports a refused card until the customer continues", () => {
    const refused = next({ status: "waitingCard" }, { type: "resolved", resolution: owed });
    expect(refused).toEqual({ status: "failed", isRefused: true });
    expect(next(refused, { type: "resolved", resolution: owed })).toEqual(refused);
    expect(next(refused, { type: "resolved", resolution: { ...owed, isPaid: true } })).toEqual({ status: "paid" });
  });

  it("is unread after a failed load, until one succeeds", () => {
    const unread = next({ status: "loading" }, { type: "unread", failure: offline });
    expect(unread).toEqual({ status: "unread", failure: offline });
    expect(next(unread, { type: "resolved", resolution: owed })).toEqual(choose);
  });

  it.each<PaymentPanelState>([choose, { status: "waitingCard" }, { status: "waitingPix", code: "000201" }])(
    "keeps its state if a reload fails: %o",
    (state) => {
      expect(next(state, { type: "unread", failure: offline })).toEqual(state);
    },
  );

  it("keeps a payment being submitted, whatever an earlier response says", () => {
    const sent = next(choose, { type: "submitted" });
    expect(next(sent, { type: "resolved", resolution: owed })).toEqual(sent);
    expect(next(sent, { type: "resolved", resolution: { ...owed, charge: boleto } })).toEqual(sent);
    expect(next(sent, { type: "resolved", resolution: { ...owed, isPaid: true } })).toEqual({ status: "paid" });
  });

  it("marks a payment started or made elsewhere", () => {
    const begun = next(choose, { type: "resolved", resolution: { ...owed, charge: { ...pix, request: "A" } } });
    expect(begun).toEqual({ status: "waitingPix", code: "000201", request: "A", origin: "elsewhere" });
    const again: OverdueChargeResult = { ...owed, charge: { ...pix, request: "A" } };
    expect(next(begun, { type: "resolved", resolution: again })).toEqual(begun);
    expect(next(choose, { type: "resolved", resolution: { ...owed, isPaid: true } })).toEqual({
      status: "paid",
      origin: "elsewhere",
    });
    const own: PaymentPanelState = { status: "waitingBoleto", request: "B" };
    expect(next(own, { type: "resolved", resolution: { ...owed, charge: { ...boleto, request: "B" } } })).toEqual({
      status: "waitingBoleto",
      link: "https://boletos.exemplo.com/1",
      request: "B",
    });
    expect(next(own, { type: "resolved", resolution: again })).toEqual(begun);
    expect(next({ status: "loading" }, { type: "resolved", resolution: again })).not.toHaveProperty("origin");
  });

  it("takes the card that this page has sent as its own, and any other payment as started elsewhere", () => {
    const sent = next(choose, { type: "card-sent" }, { type: "resolved", resolution: owed });
    const found = (standing: Partial<typeof owed & { charge: PendingCharge; existingRetry: PendingCharge }>) =>
      next(sent, { type: "resolved", resolution: { ...owed, ...standing } });
    expect(found({ isPaid: true })).toEqual({ status: "paid" });
    expect(found({ charge: card })).toEqual({ status: "waitingCard" });
    expect(found({ charge: pix })).toMatchObject({ status: "waitingPix", origin: "elsewhere" });
    expect(found({ existingRetry: card })).toEqual({ status: "waitingCard", origin: "elsewhere" });
    const refused = next(sent, { type: "card-invalid" });
    expect(next(refused, { type: "resolved", resolution: { ...owed, charge: card } })).toMatchObject({
      origin: "elsewhere",
    });
  });

  it("takes a card sent after a refusal as its own, too", () => {
    const again = next(choose, { type: "card-refused" }, { type: "card-sent" });
    expect(again).toEqual({ status: "choose", hasSentCard: true });
    expect(next(again, { type: "resolved", resolution: { ...owed, charge: card } })).toEqual({ status: "waitingCard" });
    const unknown: PaymentPanelState = { status: "failed", isUnknown: true };
    expect(next(unknown, { type: "card-sent" })).toEqual(unknown);
  });

  it("knows a payment that was pending before the page was loaded from one that began elsewhere since", () => {
    const resolution: OverdueChargeResult = { ...owed, existingRetry: { ...boleto, request: "A" } };
    const earlier = next({ status: "loading" }, { type: "resolved", resolution });
    expect(earlier).toMatchObject({ status: "waitingBoleto", origin: "earlier" });
    expect(next(earlier, { type: "resolved", resolution })).toEqual(earlier);
    expect(next(choose, { type: "resolved", resolution })).toMatchObject({ origin: "elsewhere" });
  });

  it("returns to the choice if the pending payment was cancelled elsewhere", () => {
    const waiting: PaymentPanelState = { status: "waitingPix", code: "000201" };
    expect(next(waiting, { type: "resolved", resolution: owed })).toEqual(choose);
  });

  it("SUB-190 applies the result of the pending payment immediately, and ignores that of an earlier one", () => {
    const waiting: PaymentPanelState = { status: "waitingPix", code: "000201", request: "B" };
    const told = (request: string | undefined, result: PaymentResult) =>
      next(waiting, { type: "announced", request, result });
    expect(told("B", "paid")).toEqual({ status: "paid" });
    expect(told("B", "refused")).toEqual({ status: "failed", isRefused: true });
    expect(told("B", "unknown")).toEqual(waiting);
    for (const earlier of ["A", undefined]) {
      expect(told(earlier, "paid")).toEqual(waiting);
      expect(told(earlier, "refused")).toEqual(waiting);
    }
    const unnamed: PaymentPanelState = { status: "waitingCard" };
    expect(next(unnamed, { type: "announced", request: undefined, result: "paid" })).toEqual(unnamed);
    expect(next(choose, { type: "announced", request: "B", result: "paid" })).toEqual(choose);
  });

  it("a paid state is final", () => {
    const resolution = fc.constantFrom<OverdueChargeResult | undefined>(
      undefined,
      { kind: "unknown-subscription" },
      owed,
    );
    const event: fc.Arbitrary<PaymentPanelEvent> = fc.oneof(
      fc.constantFrom("submitted", "payment-failed", "card-invalid", "reloading").map((type) => ({ type })),
      fc.constant({ type: "unread" as const, failure: offline }),
      fc.constantFrom<PaymentResult>("paid", "refused", "unknown").map((result) => ({
        type: "announced" as const,
        request: "A",
        result,
      })),
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
