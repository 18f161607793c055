import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate, weekdayOf } from "../calendar/civilDate.ts";
import type { ShipmentFlow } from "./flow.ts";
import { handOverDay, nextEventOf } from "./nextEvent.ts";
import { nextEventText } from "./nextEventText.ts";
import type { Shipment, ShipmentStatus } from "./shipment.ts";

/** A Sunday. */
const today = civilDate(2026, 11, 22);
const inDays = (days: number) => addDays(today, days);

const opened: Shipment = {
  id: "t1",
  status: "generated",
  chargedOn: inDays(-2),
  packed: false,
  delivered: false,
  rated: false,
};
const packed: Shipment = { ...opened, status: "preparing", packed: true, packedOn: inDays(-1) };
const sent: Shipment = { ...packed, status: "sent", carrier: "Loggi", collectedOn: today, expectedOn: inDays(3) };
const delivered: Shipment = { ...sent, delivered: true, deliveredOn: today };

const bob: ShipmentFlow = {
  subscription: "BOB",
  pet: { name: "Bob", sex: "male" },
  picture: {},
  active: true,
  nextInvoiceDate: inDays(28),
  nextShipDate: inDays(31),
  payment: { paid: true, on: inDays(-2) },
  shipments: [opened],
};

function said(flow: Partial<ShipmentFlow>): string | undefined {
  const event = nextEventOf({ ...bob, ...flow }, today);
  return event && nextEventText(event, bob.pet, today);
}

describe("the next event", () => {
  it("is the box leaving: packed the next business day, handed over the one after", () => {
    // Paid on a Friday.
    expect(said({})).toBe("A caixa do Bob sai na terça, 24\u00a0de novembro.");
    expect(said({ payment: { paid: true, on: inDays(0) } })).toBe("A caixa do Bob sai na terça, 24\u00a0de novembro.");
    expect(said({ payment: { paid: true, on: inDays(2) } })).toBe("A caixa do Bob sai na quinta, 26\u00a0de novembro.");
    expect(said({ shipments: [packed] })).toBe("A caixa do Bob sai hoje.".replace("hoje", "amanhã"));
    expect(said({ shipments: [], payment: { paid: true, on: inDays(-2) } })).toMatch(/sai na terça/);
  });

  it("uses the server's date if the payment's and the packing's are unknown, and no date without it", () => {
    const undated = { ...packed, packedOn: undefined };
    expect(said({ shipments: [undated], nextShipDate: inDays(1) })).toBe("A caixa do Bob sai amanhã.");
    expect(
      said({ shipments: [{ ...opened, chargedOn: undefined }], payment: { paid: true }, nextShipDate: today }),
    ).toBe("A caixa do Bob sai hoje.");
    expect(said({ shipments: [undated], nextShipDate: undefined })).toBe("A caixa do Bob está sendo preparada.");
    expect(said({ shipments: [{ ...packed, packedOn: inDays(-9) }] })).toBe("A caixa do Bob está sendo preparada.");
  });

  it("is the box arriving, once it is on its way", () => {
    expect(said({ shipments: [sent] })).toBe("A caixa do Bob está a caminho e chega até quarta, 25\u00a0de novembro.");
    expect(said({ shipments: [{ ...sent, expectedOn: inDays(-1) }] })).toBe("A caixa do Bob está a caminho.");
    expect(said({ shipments: [{ ...sent, expectedOn: undefined }] })).toBe("A caixa do Bob está a caminho.");
  });

  it("is the next box, once this one has arrived", () => {
    expect(said({ shipments: [delivered] })).toBe(
      "A próxima caixa do Bob sai por volta de quarta, 23\u00a0de dezembro.",
    );
    expect(said({ shipments: [delivered], nextShipDate: inDays(-1) })).toBeUndefined();
    expect(said({ shipments: [delivered], nextShipDate: undefined })).toBeUndefined();
  });

  it("is the charge, while due or of unknown date", () => {
    const unpaid = { paid: false };
    expect(said({ shipments: [], payment: { ...unpaid, on: inDays(2) } })).toBe(
      "A cobrança da caixa do Bob é na terça, 24\u00a0de novembro.",
    );
    expect(said({ shipments: [{ ...opened, chargedOn: inDays(1) }], payment: unpaid })).toBe(
      "A cobrança da caixa do Bob é amanhã.",
    );
    expect(said({ shipments: [], payment: unpaid, nextInvoiceDate: undefined })).toBe(
      "A caixa do Bob espera a cobrança.",
    );
  });

  it("is the aborted box, with the date of the next one", () => {
    const aborted: Shipment = { ...packed, status: "aborted" };
    expect(said({ shipments: [aborted] })).toBe(
      "O envio da caixa do Bob foi abortado. A próxima caixa sai por volta de quarta, 23\u00a0de dezembro.",
    );
    expect(said({ shipments: [aborted], active: false })).toBe("O envio da caixa do Bob foi abortado.");
  });

  it("is unknown while a refused charge is open: its payment is what comes next", () => {
    const refused = { payment: { paid: false, on: inDays(-1) }, shipments: [] };
    expect(said({ ...refused, nextInvoiceDate: inDays(-1) })).toBeUndefined();
    expect(said({ ...refused, nextInvoiceDate: today })).toBeUndefined();
  });

  it("of a former subscriber is the box in transit, without a later one", () => {
    expect(said({ active: false, shipments: [sent] })).toMatch(/está a caminho/);
    expect(said({ active: false, shipments: [delivered] })).toBeUndefined();
    expect(said({ active: false, shipments: [] })).toBeUndefined();
    const refused = { active: false, payment: { paid: false, on: inDays(-1) } };
    expect(said({ ...refused, shipments: [{ ...opened, chargedOn: inDays(-1) }] })).toBeUndefined();
    // The box before a charge that was called off still comes, unless a penalty is open.
    expect(said(refused)).toBe("A caixa do Bob sai na terça, 24\u00a0de novembro.");
    expect(said({ ...refused, facts: { debt: { isPenalty: true } } })).toBeUndefined();
  });

  it("never has a past date, and has a text for anything the server may send", () => {
    const day = fc.option(fc.integer({ min: -60, max: 60 }).map(inDays), { nil: undefined });
    const shipment = fc.record<Shipment>({
      id: fc.constant("t1"),
      status: fc.constantFrom<ShipmentStatus>("queued", "generated", "preparing", "sent", "aborted"),
      chargedOn: day,
      packed: fc.boolean(),
      packedOn: day,
      carrier: fc.constantFrom(undefined, "", "Loggi"),
      collectedOn: day,
      delivered: fc.boolean(),
      deliveredOn: day,
      expectedOn: day,
      rated: fc.boolean(),
    });
    const flow = fc.record({
      active: fc.boolean(),
      nextShipDate: day,
      nextInvoiceDate: day,
      payment: fc.record({ paid: fc.boolean(), on: day }),
      shipments: fc.array(shipment, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(flow, (change) => {
        const event = nextEventOf({ ...bob, ...change }, today);
        if (event === undefined) return;
        const told = "on" in event ? event.on : "nextOn" in event ? event.nextOn : undefined;
        if (told !== undefined) expect(told >= today).toBe(true);
        expect(nextEventText(event, bob.pet, today)).toMatch(/^[AO] .*(caixa do Bob).*\.$/);
      }),
      { seed: 47 },
    );
  });
});

it("a box is handed over two business days after its payment", () => {
  for (let days = 0; days < 14; days += 1) {
    const left = handOverDay(inDays(days));
    expect([1, 2, 3, 4, 5]).toContain(weekdayOf(left));
    expect(left > addDays(inDays(days), 1)).toBe(true);
  }
});
