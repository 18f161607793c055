import { describe, expect, it } from "vitest";
import { type CivilDate, civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import {
  abortedShipmentText,
  type ScheduledShipment,
  scheduledTrackingCode,
  shipmentProgressLabels,
  shipmentProgressOf,
  shipmentProgressTones,
  shippingDayOf,
} from "./scheduledShipment.ts";

const queued: ScheduledShipment = {
  id: "4821",
  status: "queued",
  standalone: false,
  // A Friday.
  createdOn: civilDate(2025, 3, 14),
  delivered: false,
};
const sent: ScheduledShipment = { ...queued, status: "sent" };

const labelOf = (shipment: ScheduledShipment) => shipmentProgressLabels[shipmentProgressOf(shipment)];

describe("the status of a shipment of pads or wet food", () => {
  it("SUB-201 MAN-211 waits for the pet's BOX to be shipped with", () => {
    expect(labelOf(queued)).toBe("Aguardando BOX");
  });

  it("SUB-202 MAN-212 is being processed if shipped on its own", () => {
    expect(labelOf({ ...queued, standalone: true })).toBe("Pedido em processamento");
  });

  it("SUB-203 MAN-214 is sent, with the code PTK and its id", () => {
    expect([labelOf(sent), scheduledTrackingCode(sent)]).toEqual(["Enviado", "PTK4821"]);
  });

  it("SUB-204 MAN-213 is delivered, without a code", () => {
    const delivered: ScheduledShipment = { ...sent, delivered: true };
    expect([labelOf(delivered), scheduledTrackingCode(delivered)]).toEqual(["Entregue", undefined]);
  });

  it("SUB-205 MAN-215 is cancelled", () => {
    const aborted: ScheduledShipment = { ...queued, status: "aborted" };
    expect([labelOf(aborted), scheduledTrackingCode(aborted)]).toEqual(["Envio Cancelado", undefined]);
    expect(labelOf({ ...aborted, delivered: true, standalone: true })).toBe("Envio Cancelado");
  });

  it.each(["generated", "preparing"] as const)("SUB-206 MAN-216 is being prepared while %s", (status) => {
    expect(labelOf({ ...queued, status })).toBe("Preparando pedido");
    expect(labelOf({ ...queued, status, standalone: true, delivered: true })).toBe("Preparando pedido");
  });

  it("has a success tone only when delivered, and danger only when cancelled", () => {
    expect([shipmentProgressTones.delivered, shipmentProgressTones.aborted]).toEqual(["success", "danger"]);
    expect(Object.values(shipmentProgressTones).filter((tone) => tone === "success" || tone === "danger")).toHaveLength(
      2,
    );
  });
});

describe("the displayed ship date", () => {
  const next = civilDate(2025, 4, 2);
  const day = (iso: string) => ({ kind: "day", day: iso });

  it("SUB-207 MAN-217 is its own, if any, whatever its status", () => {
    const shipsOn = civilDate(2025, 3, 22);
    for (const status of ["queued", "generated", "preparing", "sent", "aborted"] as const) {
      expect(shippingDayOf({ ...queued, status, shipsOn }, next)).toEqual(day("2025-03-22"));
    }
  });

  it.each([
    ["2025-03-12", "2025-03-13"],
    ["2025-03-13", "2025-03-14"],
    ["2025-03-14", "2025-03-17"],
    ["2025-03-15", "2025-03-17"],
    ["2025-03-16", "2025-03-17"],
  ])("SUB-208 MAN-218 is the next business day after its creation on %s: %s", (created, expected) => {
    const createdOn = civilDate(2025, 3, Number(created.slice(-2)));
    expect(shippingDayOf({ status: "generated", createdOn }, next)).toEqual(day(expected));
  });

  it("SUB-209 MAN-219 is 'Em processamento' while it is queued", () => {
    expect(shippingDayOf(queued, next)).toEqual({ kind: "processing", text: "Em processamento" });
  });

  it("MAN-221 MAN-222 moves from a weekend to Monday, ignoring holidays", () => {
    const dayOf = (createdOn: CivilDate) => shippingDayOf({ status: "generated", createdOn }, undefined);
    // A Friday, a Saturday, and the Sunday before Tiradentes, a holiday.
    expect(dayOf(civilDate(2025, 3, 14))).toEqual({ kind: "day", day: "2025-03-17" });
    expect(dayOf(civilDate(2025, 3, 15))).toEqual({ kind: "day", day: "2025-03-17" });
    expect(dayOf(civilDate(2025, 4, 20))).toEqual({ kind: "day", day: "2025-04-21" });
  });

  it("is the subscription's next one without a date of creation", () => {
    expect(shippingDayOf({ status: "generated" }, civilDate(2025, 4, 1))).toEqual({ kind: "day", day: "2025-04-01" });
    expect(shippingDayOf({ status: "generated" }, undefined)).toEqual({ kind: "unknown" });
  });

  it("SUB-210 MAN-220 is otherwise the subscription's next one", () => {
    expect(shippingDayOf({ ...queued, status: "preparing" }, next)).toEqual(day("2025-04-02"));
    expect(shippingDayOf({ ...queued, status: "preparing" }, undefined)).toEqual({ kind: "unknown" });
  });

  it.each(["sent", "aborted"] as const)("is unknown for one that is %s: the next one is a day to come", (status) => {
    expect(shippingDayOf({ ...queued, status }, next)).toEqual({ kind: "unknown" });
  });
});

it("an aborted shipment says of which month it was, and what becomes of its money", () => {
  expect(abortedShipmentText({ refund: cents(6_490), createdOn: civilDate(2026, 10, 3) })).toBe(
    "O envio de outubro de 2026 não saiu. Os R$64,90 que você pagou por ele são devolvidos.",
  );
  expect(abortedShipmentText({ createdOn: civilDate(2026, 10, 30), shipsOn: civilDate(2026, 11, 3) })).toBe(
    "O envio de novembro de 2026 não saiu. O que você pagou por ele é devolvido.",
  );
  expect(abortedShipmentText({ refund: cents(6_490) })).toBe(
    "Este envio não saiu. Os R$64,90 que você pagou por ele são devolvidos.",
  );
  expect(abortedShipmentText({})).toBe("Este envio não saiu. O que você pagou por ele é devolvido.");
});
