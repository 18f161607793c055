import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import type { ShipmentFlow } from "../shipment/flow.ts";
import { attentionOf } from "./attention.ts";
import { attentionText } from "./attentionText.ts";
import { factsOfDetails, factsOfFlow } from "./knownFacts.ts";
import type { SubscribedPlan, SubscriptionDetails } from "./subscribedPlan.ts";

const today = civilDate(2026, 11, 22);
const inDays = (days: number) => addDays(today, days);

describe("the page of a subscription, from a server without the facts", () => {
  const subscription = {
    code: "BOB",
    contractId: "1",
    plan: { code: "BOXCAO12" },
    status: "active",
    paymentMethod: "card",
    isRenewed: false,
    paidParcelsToCharge: 0,
    expiresOn: inDays(200),
  } as const;
  const page: SubscriptionDetails = {
    subscription,
    isRenewalOff: false,
    iterationFlag: true,
    isCancelAsked: true,
    pet: {},
    cards: [],
    invoices: [],
  };
  const said = (details: SubscriptionDetails) =>
    attentionText(attentionOf(factsOfDetails(details, today), today), today);

  it("promises neither a day nor the absence of a penalty for a requested cancellation", () => {
    expect(said(page)).toBe("O cancelamento foi pedido.");
  });

  it("names the day and the penalty that the server sends", () => {
    const awaitedPenalty = { on: inDays(1), amount: cents(1_798) };
    expect(said({ ...page, subscription: { ...subscription, awaitedPenalty } })).toBe(
      "O cancelamento foi pedido e vale a partir de 23\u00a0de novembro, com multa de R$17,98.",
    );
  });

  it("knows of the requested cancellation if the server's facts leave it out, and keeps what they say about it", () => {
    const facts = { status: "active" } as const;
    expect(said({ ...page, facts })).toBe("O cancelamento foi pedido.");
    expect(said({ ...page, facts: { ...facts, leaving: { on: inDays(1) } } })).toContain("23\u00a0de novembro");
    expect(said({ ...page, facts, isCancelAsked: false })).not.toContain("cancelamento");
  });
});

describe("a debt on the page of a subscription, from a server without the facts", () => {
  const subscription = {
    code: "BOB",
    contractId: "1",
    plan: { code: "BOXCAO12" },
    status: "active",
    amount: cents(6_990),
    paymentMethod: "card",
    isRenewed: false,
    paidParcelsToCharge: 0,
  } as const;
  const page = { isRenewalOff: false, iterationFlag: true, isCancelAsked: false, pet: {}, cards: [], invoices: [] };
  const debtOf = (changed: Partial<SubscribedPlan>) =>
    factsOfDetails({ ...page, subscription: { ...subscription, ...changed } }, today).debt;

  it("SUB-157 is shown by a past invoice date alone, but not on the due date itself", () => {
    expect(debtOf({ nextInvoiceDate: inDays(-1) })).toEqual({ on: inDays(-1), amount: 6_990 });
    expect(debtOf({ nextInvoiceDate: today })).toBeUndefined();
    expect(debtOf({})).toBeUndefined();
  });

  it("is shown by the status alone", () => {
    for (const status of ["overdue", "suspended"] as const) expect(debtOf({ status })).toEqual({ amount: 6_990 });
  });

  it("does not exist after the end, nor where another subscription continues", () => {
    const nextInvoiceDate = inDays(-1);
    for (const status of ["expired", "canceled"] as const) expect(debtOf({ status, nextInvoiceDate })).toBeUndefined();
    expect(debtOf({ isRenewed: true, nextInvoiceDate })).toBeUndefined();
  });
});

describe("the tracker, from a server without the facts", () => {
  const flow: ShipmentFlow = {
    active: true,
    subscription: "BOB",
    pet: {},
    picture: {},
    payment: { paid: false },
    shipments: [],
  };
  const isOwed = (changed: Partial<ShipmentFlow>) => factsOfFlow({ ...flow, ...changed }, today).debt !== undefined;

  it("has a debt from the day the bank refused the charge, and from the day after an invoice's due date", () => {
    expect(isOwed({ payment: { paid: false, on: today } })).toBe(true);
    expect(isOwed({ payment: { paid: false, on: inDays(1) } })).toBe(false);
    expect(isOwed({ nextInvoiceDate: inDays(-1) })).toBe(true);
    expect(isOwed({ nextInvoiceDate: today })).toBe(false);
    expect(isOwed({ active: false, nextInvoiceDate: inDays(-1) })).toBe(false);
  });
});
