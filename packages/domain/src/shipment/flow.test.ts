import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { rateableShipment, trackedPayment, trackedShipment } from "./flow.ts";
import type { Shipment } from "./shipment.ts";

const today = civilDate(2025, 3, 20);
const chargedOn = addDays(today, -30);
const received: Shipment = { id: "t1", status: "sent", chargedOn, packed: true, delivered: true, rated: false };
const packing: Shipment = {
  id: "t2",
  status: "preparing",
  chargedOn: today,
  packed: false,
  delivered: false,
  rated: false,
};

const tracked = (flow: Omit<Parameters<typeof trackedShipment>[0], "active">) =>
  trackedShipment({ active: true, ...flow }, today);

describe("the tracked BOX", () => {
  it("is the newest one, whatever its payment", () => {
    const payment = { paid: true, on: today };
    expect(tracked({ shipments: [packing, received], payment })).toBe(packing);
    expect(tracked({ shipments: [received], payment })).toBe(received);
    expect(tracked({ shipments: [], payment })).toBeUndefined();
  });

  it("SUB-112 is the first one sent by the server, which orders them, whatever their days", () => {
    const payment = { paid: true, on: today };
    expect(tracked({ shipments: [received, packing], payment })).toBe(received);
  });

  it("is undefined if a later charge was refused: the next box has not been created", () => {
    const payment = { paid: false, on: today };
    expect(tracked({ shipments: [received], payment })).toBeUndefined();
    expect(tracked({ shipments: [{ ...received, delivered: false }], payment })).toBeUndefined();
    expect(tracked({ shipments: [{ ...received, chargedOn: undefined }], payment })).toBeUndefined();
  });

  it("is kept if the refused charge is its own, is in the future or has no date", () => {
    expect(tracked({ shipments: [packing], payment: { paid: false, on: today } })).toBe(packing);
    expect(tracked({ shipments: [received], payment: { paid: false, on: addDays(today, 1) } })).toBe(received);
    expect(tracked({ shipments: [received], payment: { paid: false } })).toBe(received);
    const undated = { ...packing, chargedOn: undefined };
    expect(tracked({ shipments: [undated], payment: { paid: false, on: today } })).toBe(undated);
  });

  it("is the newest one of a subscription that ended without a debt: its unpaid charge was called off", () => {
    const ended = { active: false, shipments: [received], payment: { paid: false, on: today } };
    const debt = { isPenalty: true };
    expect(trackedShipment(ended, today)).toBe(received);
    expect(trackedShipment({ ...ended, shipments: [packing, received] }, today)).toBe(received);
    expect(trackedShipment({ ...ended, shipments: [packing] }, today)).toBeUndefined();
    const onItsWay = { ...packing, status: "sent" } as const;
    expect(trackedShipment({ ...ended, shipments: [onItsWay] }, today)).toBe(onItsWay);
    const undated = { paid: false };
    expect(trackedShipment({ ...ended, shipments: [packing], payment: undated }, today)).toBeUndefined();
    expect(trackedShipment({ ...ended, shipments: [packing, received], payment: undated }, today)).toBe(received);
    expect(trackedShipment({ ...ended, shipments: [onItsWay], payment: undated }, today)).toBe(onItsWay);
    expect(trackedShipment({ ...ended, facts: { status: "canceled" } }, today)).toBe(received);
    expect(trackedShipment({ ...ended, facts: { status: "canceled", debt } }, today)).toBeUndefined();
    expect(trackedShipment({ ...ended, facts: { payment: { by: "pix" } } }, today)).toBeUndefined();
  });
});

describe("the payment of the tracked BOX", () => {
  const payment = { paid: false, on: today };
  const ended = { active: false, shipments: [received], payment };

  it("is the last charge", () => {
    expect(trackedPayment({ ...ended, active: true })).toBe(payment);
    expect(trackedPayment({ ...ended, facts: { debt: { isPenalty: true } } })).toBe(payment);
    expect(trackedPayment({ ...ended, payment: { paid: true, on: today } })).toEqual({ paid: true, on: today });
  });

  it("was made for an ended subscription that owes nothing, and is unknown without a BOX", () => {
    expect(trackedPayment(ended)).toEqual({ paid: true });
    expect(trackedPayment({ ...ended, shipments: [] })).toBeUndefined();
    expect(trackedPayment({ ...ended, shipments: [packing] })).toBeUndefined();
    // The last charge, of a day that the server does not send, may be that of the box.
    expect(trackedPayment({ ...ended, shipments: [packing], payment: { paid: false } })).toBeUndefined();
  });
});

describe("the BOX to rate", () => {
  it("SUB-166 is the last received one, even while the next is on its way", () => {
    const rated = { ...received, id: "t0", rated: true };
    expect(rateableShipment({ shipments: [packing, received, rated] })).toBe(received);
    expect(rateableShipment({ shipments: [received] })).toBe(received);
  });

  it("SUB-166 is undefined if that one is rated, or none was received", () => {
    const earlier = { ...received, id: "t0" };
    expect(rateableShipment({ shipments: [{ ...received, rated: true }, earlier] })).toBeUndefined();
    expect(rateableShipment({ shipments: [packing] })).toBeUndefined();
    expect(rateableShipment({ shipments: [{ ...received, status: "aborted" }] })).toBeUndefined();
    expect(rateableShipment({ shipments: [] })).toBeUndefined();
  });
});
