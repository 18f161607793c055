import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { firstBox, freightWithoutCarrier } from "./firstBox.ts";

const friday = civilDate(2026, 3, 13);
const carrier = { price: cents(2790), days: 7 };

describe("firstBox", () => {
  it("FUN-096 FUN-188 FUN-355 leaves on the next working day and arrives after the carrier's days", () => {
    expect(firstBox({ from: friday, state: "BA", plan: 12, carrier })).toEqual({
      shipDate: "2026-03-16",
      window: { start: "2026-03-23", end: "2026-03-26" },
      freight: 1555,
    });
  });

  it("FUN-356 takes four more days on the monthly plan", () => {
    const { window } = firstBox({ from: friday, state: "BA", plan: 1, carrier });
    expect(window).toEqual({ start: "2026-03-27", end: "2026-03-30" });
  });

  it("MAN-407 is free to a free state, whatever the carrier's price", () => {
    expect(firstBox({ from: friday, state: "RS", plan: 6, carrier }).freight).toBe(0);
    expect(freightWithoutCarrier("RS")).toBe(0);
    expect(freightWithoutCarrier("BA")).toBeUndefined();
  });
});
