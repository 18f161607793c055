import { describe, expect, it } from "vitest";
import { isRateable, shipmentStatusCode, shipmentStatusOf } from "./shipment.ts";

describe("shipmentStatusOf", () => {
  it.each([
    [-1, "queued"],
    [2, "generated"],
    [3, "generated"],
    [4, "sent"],
    [8, "aborted"],
    [0, "preparing"],
    [1, "preparing"],
    [5, "preparing"],
    [99, "preparing"],
    [Number.NaN, "preparing"],
  ])("SUB-114 reads %d as %s", (code, expected) => {
    expect(shipmentStatusOf(code)).toBe(expected);
  });
});

describe("shipmentStatusCode", () => {
  it.each(["queued", "generated", "preparing", "sent", "aborted"] as const)(
    "writes %s so that it is read again",
    (status) => {
      expect(shipmentStatusOf(shipmentStatusCode(status))).toBe(status);
    },
  );

  it("SUB-114 SUB-115 writes 4 for sent, delivered or not, and 8 for aborted", () => {
    expect([shipmentStatusCode("sent"), shipmentStatusCode("aborted")]).toEqual([4, 8]);
  });
});

describe("isRateable", () => {
  const arrived = { status: "sent", delivered: true, rated: false } as const;

  it("SUB-166 a BOX that was sent and has arrived can be rated once", () => {
    expect(isRateable(arrived)).toBe(true);
    expect(isRateable({ ...arrived, rated: true })).toBe(false);
  });

  it("SUB-166 one that has not arrived, or was never sent, cannot", () => {
    expect(isRateable({ ...arrived, delivered: false })).toBe(false);
    expect(isRateable({ ...arrived, status: "aborted" })).toBe(false);
    expect(isRateable({ ...arrived, status: "preparing" })).toBe(false);
  });
});
