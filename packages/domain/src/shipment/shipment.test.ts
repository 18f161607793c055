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
  ])("SUB-114 parses %d as %s", (code, expected) => {
    expect(shipmentStatusOf(code)).toBe(expected);
  });
});

describe("shipmentStatusCode", () => {
  it.each(["queued", "generated", "preparing", "sent", "aborted"] as const)("round-trips %s", (status) => {
    expect(shipmentStatusOf(shipmentStatusCode(status))).toBe(status);
  });

  it("SUB-114 SUB-115 is 4 for sent, delivered or not, and 8 for aborted", () => {
    expect([shipmentStatusCode("sent"), shipmentStatusCode("aborted")]).toEqual([4, 8]);
  });
});

describe("isRateable", () => {
  const arrived = { status: "sent", delivered: true, rated: false } as const;

  it("SUB-166 is true once for a BOX that was sent and delivered", () => {
    expect(isRateable(arrived)).toBe(true);
    expect(isRateable({ ...arrived, rated: true })).toBe(false);
  });

  it("SUB-166 is false for one that was not delivered, or never sent", () => {
    expect(isRateable({ ...arrived, delivered: false })).toBe(false);
    expect(isRateable({ ...arrived, status: "aborted" })).toBe(false);
    expect(isRateable({ ...arrived, status: "preparing" })).toBe(false);
  });
});
