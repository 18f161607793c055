import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import type { ShipmentFlow } from "./flow.ts";
import { shipmentNews } from "./news.ts";
import type { Shipment } from "./shipment.ts";

const today = civilDate(2025, 3, 20);
const opened: Shipment = { id: "t2", status: "generated", packed: false, delivered: false, rated: false };
const packed: Shipment = { ...opened, status: "preparing", packed: true };
const sent: Shipment = { ...packed, status: "sent", carrier: "Loggi" };
const delivered: Shipment = { ...sent, delivered: true };
const aborted: Shipment = { ...opened, status: "aborted" };
const earlier: Shipment = { ...delivered, id: "t1" };

const before: ShipmentFlow = {
  subscription: "BOB",
  pet: { name: "Bob", sex: "male" },
  picture: {},
  active: true,
  nextInvoiceDate: addDays(today, 9),
  payment: { paid: true, on: today },
  shipments: [earlier],
};
const mia: ShipmentFlow = { ...before, subscription: "MIA", pet: { name: "Mia", sex: "female" } };

const withBox = (box: Shipment): ShipmentFlow => ({ ...before, shipments: [box, earlier] });
const newsOf = (one: ShipmentFlow, other: ShipmentFlow) => shipmentNews([one], [other], today);

describe("the news between two snapshots", () => {
  it.each<[string, Shipment | undefined, Shipment]>([
    ["O pagamento da caixa do Bob foi confirmado.", undefined, opened],
    ["A caixa do Bob foi embalada.", opened, packed],
    ["A caixa do Bob saiu e está com a transportadora.", packed, sent],
    ["A caixa do Bob saiu e está com a transportadora.", undefined, sent],
    ["A caixa do Bob chegou.", sent, delivered],
    ["A caixa do Bob chegou.", opened, delivered],
    ["O envio da caixa do Bob foi abortado.", opened, aborted],
  ])("%s", (news, from, to) => {
    expect(newsOf(from ? withBox(from) : before, withBox(to))).toEqual([news]);
  });

  it("include an overdue payment, and its confirmation", () => {
    const late = { ...before, nextInvoiceDate: addDays(today, -1), payment: { paid: false, on: addDays(today, -1) } };
    expect(newsOf(before, late)).toEqual(["O pagamento da caixa do Bob está em atraso."]);
    expect(newsOf(late, { ...late, amountDue: undefined })).toEqual([]);
    expect(newsOf(late, before)).toEqual(["O pagamento da caixa do Bob foi confirmado."]);
    // The last paid box of a subscription that ended with an open month.
    expect(newsOf({ ...late, active: false }, { ...before, active: false })).toEqual([]);
  });

  it("cover each subscription, except new ones", () => {
    const sentToMia = { ...mia, shipments: [sent, earlier] };
    expect(shipmentNews([before, mia], [sentToMia, withBox(packed)], today)).toEqual([
      "A caixa da Mia saiu e está com a transportadora.",
      "A caixa do Bob foi embalada.",
    ]);
    expect(shipmentNews([before], [before, sentToMia], today)).toEqual([]);
  });

  it("include the first month of a renewal, which has another code", () => {
    const since = addDays(today, -365);
    const renewed = { ...withBox(opened), subscription: "BOB2", since };
    expect(newsOf({ ...before, since }, renewed)).toEqual(["O pagamento da caixa do Bob foi confirmado."]);
    // Another subscription of the same pet is not its renewal.
    expect(newsOf({ ...before, since: addDays(since, -9) }, renewed)).toEqual([]);
    expect(shipmentNews([{ ...before, since }], [{ ...before, since }, renewed], today)).toEqual([]);
    const twice = [
      { ...before, since },
      { ...before, since, subscription: "BOB0" },
    ];
    expect(shipmentNews(twice, [renewed], today)).toEqual([]);
  });

  it.each([
    ["expired", "A assinatura do Bob terminou."],
    ["canceled", "A assinatura do Bob foi cancelada."],
    [undefined, "A assinatura do Bob terminou."],
  ] as const)("include an end: %s", (status, news) => {
    const ended = { ...before, active: false, ...(status && { facts: { status } }) };
    expect(newsOf(before, ended)).toEqual([news]);
    expect(newsOf(ended, ended)).toEqual([]);
    expect(newsOf(withBox(sent), { ...ended, shipments: [delivered, earlier] })).toEqual([
      "A caixa do Bob chegou.",
      news,
    ]);
  });

  it("are empty if no box has moved, or the snapshot is older", () => {
    const box = fc.constantFrom(opened, packed, sent, delivered, aborted);
    fc.assert(
      fc.property(box, box, (one, other) => {
        expect(newsOf(withBox(one), withBox(one))).toEqual([]);
        const [forth, back] = [newsOf(withBox(one), withBox(other)), newsOf(withBox(other), withBox(one))];
        expect(forth.length + back.length).toBe(one === other ? 0 : 1);
      }),
      { seed: 48 },
    );
    expect(newsOf(withBox(opened), before)).toEqual([]);
    expect(newsOf(before, { ...before, shipments: [] })).toEqual([]);
  });
});
