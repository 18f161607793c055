import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { rateableShipment, trackedShipment } from "./flow.ts";
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

describe("the tracked BOX", () => {
  it("is the newest one, whatever its payment", () => {
    const payment = { paid: true, on: today };
    expect(trackedShipment({ shipments: [packing, received], payment }, today)).toBe(packing);
    expect(trackedShipment({ shipments: [received], payment }, today)).toBe(received);
    expect(trackedShipment({ shipments: [], payment }, today)).toBeUndefined();
  });

  it("SUB-112 is the first one sent by the server, which orders them, whatever their days", () => {
    const payment = { paid: true, on: today };
    expect(trackedShipment({ shipments: [received, packing], payment }, today)).toBe(received);
  });

  it("is undefined if a later charge was refused: the next box has not been created", () => {
    const payment = { paid: false, on: today };
    expect(trackedShipment({ shipments: [received], payment }, today)).toBeUndefined();
    expect(trackedShipment({ shipments: [{ ...received, delivered: false }], payment }, today)).toBeUndefined();
    expect(trackedShipment({ shipments: [{ ...received, chargedOn: undefined }], payment }, today)).toBeUndefined();
  });

  it("is kept if the refused charge is its own, is in the future or has no date", () => {
    expect(trackedShipment({ shipments: [packing], payment: { paid: false, on: today } }, today)).toBe(packing);
    expect(trackedShipment({ shipments: [received], payment: { paid: false, on: addDays(today, 1) } }, today)).toBe(
      received,
    );
    expect(trackedShipment({ shipments: [received], payment: { paid: false } }, today)).toBe(received);
    const undated = { ...packing, chargedOn: undefined };
    expect(trackedShipment({ shipments: [undated], payment: { paid: false, on: today } }, today)).toBe(undated);
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
