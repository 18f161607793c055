import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate, formatDayMonth } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import type { ShipmentFlow } from "../shipment/flow.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import { subscriptionStatuses } from "./status.ts";
import { upcomingEvents } from "./upcoming.ts";
import { upcomingText } from "./upcomingText.ts";

const today = civilDate(2026, 11, 22);
const inDays = (days: number) => addDays(today, days);

const bob: ShipmentFlow = {
  subscription: "BOB",
  pet: { name: "Bob", sex: "male" },
  picture: {},
  active: true,
  nextInvoiceDate: inDays(8),
  nextShipDate: inDays(10),
  payment: { paid: true, on: inDays(-22) },
  shipments: [],
};

const delivered = { id: "t1", status: "sent", packed: true, carrier: "Loggi", delivered: true, rated: true } as const;

function said(facts: AttentionFacts, flow: Partial<ShipmentFlow> = {}): readonly string[] {
  const events = upcomingEvents([{ ...bob, shipments: [delivered], ...flow, facts }], [], today);
  return events.map((event) => `${formatDayMonth(event.on)} ${upcomingText(event)}`);
}

describe("the next 30 days", () => {
  const nextCharge = { on: inDays(8), amount: cents(6_990) };

  it("have the next charge and the next box, in order", () => {
    expect(said({ status: "active", nextCharge })).toEqual([
      "30/11 Cobrança da caixa do Bob: R$69,90",
      "02/12 A caixa do Bob sai",
    ]);
  });

  it("have the next attempt to charge a refused card", () => {
    const debt = { on: inDays(-1), amount: cents(6_990), triedAgainOn: inDays(2) };
    const retried = "24/11 Nova tentativa de cobrança da caixa do Bob: R$69,90";
    expect(said({ status: "overdue", debt })).toContain(retried);
    expect(said({ status: "overdue", debt: { on: debt.on, amount: debt.amount } })).not.toContain(retried);
    expect(said({ status: "overdue", debt: { ...debt, triedAgainOn: inDays(31) } })).not.toContain(retried);
  });

  it("name no amount if a credit covers the whole charge", () => {
    expect(said({ nextCharge: { ...nextCharge, amount: cents(0) } })[0]).toBe(
      "30/11 Nada a pagar pela caixa do Bob: seu crédito cobre o mês",
    );
  });

  it("announce the renewal with its price, and count its charge once", () => {
    const term = { on: inDays(8), renews: true, amount: cents(7_990) };
    expect(said({ nextCharge, term })[0]).toBe("30/11 Renovação automática da assinatura do Bob: R$79,90 por mês");
    expect(said({ nextCharge, term })).toHaveLength(2);
    expect(said({ nextCharge, term: { ...term, on: inDays(30) } })).toHaveLength(3);
    expect(said({ nextCharge, term: { ...term, on: inDays(31) } })).toHaveLength(2);
    expect(said({ nextCharge, term: { ...term, renews: false } })[0]).toMatch(/^30\/11 Cobrança/);
  });

  it("have the charges of pads and food, among the box's own", () => {
    const flow = { ...bob, shipments: [delivered], facts: { nextCharge } };
    const purchases = [
      { code: "TAPETE", purchase: "hygiene", on: inDays(9), amount: cents(12_980) },
      { code: "SACHE", purchase: "wet-food", on: inDays(3) },
      { code: "LONGE", purchase: "hygiene", on: inDays(31), amount: cents(6_490) },
    ] as const;
    expect(
      upcomingEvents([flow], purchases, today).map((event) => `${formatDayMonth(event.on)} ${upcomingText(event)}`),
    ).toEqual([
      "25/11 Cobrança dos alimentos úmidos",
      "30/11 Cobrança da caixa do Bob: R$69,90",
      "01/12 Cobrança dos tapetes higiênicos: R$129,80",
      "02/12 A caixa do Bob sai",
    ]);
  });

  it("have the penalty of a pending cancellation, and no renewal", () => {
    const term = { on: inDays(8), renews: true };
    expect(said({ leaving: { on: inDays(1), penalty: cents(1_798) }, term }, { nextShipDate: undefined })).toEqual([
      "23/11 Multa pelo cancelamento da assinatura do Bob: R$17,98",
    ]);
  });

  it("have the box under way and the one after it", () => {
    const onItsWay = { ...delivered, delivered: false, expectedOn: inDays(2) };
    expect(said({}, { shipments: [onItsWay] })).toEqual([
      "24/11 A caixa do Bob deve chegar",
      "02/12 A caixa do Bob sai",
    ]);
    expect(said({}, { shipments: [{ ...onItsWay, expectedOn: inDays(-2) }] })).toEqual(["02/12 A caixa do Bob sai"]);
    expect(said({}, { shipments: [{ ...onItsWay, status: "aborted" }] })).toEqual(["02/12 A caixa do Bob sai"]);
  });

  it("of any subscriptions are in order, within 30 days, each charge once with its amount, and none of an ended one", () => {
    const day = fc.integer({ min: -60, max: 90 }).map(inDays);
    const amount = fc.integer({ min: 1, max: 100_000 }).map(cents);
    const requiredKeys: [] = [];
    const facts = fc.record(
      {
        status: fc.constantFrom(...subscriptionStatuses),
        leaving: fc.record({ on: day, penalty: amount }, { requiredKeys }),
        term: fc.record({ on: day, renews: fc.boolean(), amount }),
        nextCharge: fc.record({ on: day, amount }),
      },
      { requiredKeys },
    );
    fc.assert(
      fc.property(fc.array(fc.record({ facts, nextShipDate: day }), { maxLength: 5 }), (lives) => {
        const flows = lives.map((life, place) => ({ ...bob, ...life, subscription: String(place) }));
        const events = upcomingEvents(flows, [], today);
        const days = events.map(({ on }) => on);
        expect(days).toEqual(days.toSorted());
        for (const on of days) expect(on >= today && on <= inDays(30)).toBe(true);
        const keys = events.map(({ kind, on, subscription }) => `${kind} ${on} ${subscription}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { subscription, facts: known } of flows) {
          const charges = events.filter(
            (event) => event.subscription === subscription && !event.kind.startsWith("box"),
          );
          const { nextCharge, status } = known;
          const isOver = status === "expired" || status === "canceled";
          if (isOver) expect(charges).toEqual([]);
          if (isOver || nextCharge === undefined || nextCharge.on < today || nextCharge.on > inDays(30)) continue;
          const onThatDay = charges.filter(({ kind, on }) => kind !== "penalty" && on === nextCharge.on);
          expect(onThatDay).toHaveLength(1);
        }
      }),
      { seed: 30 },
    );
  });
});
