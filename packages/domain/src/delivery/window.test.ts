import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { deliveryWindow } from "./window.ts";

const shipDate = civilDate(2026, 3, 11);

describe("delivery window", () => {
  it("FUN-096 FUN-355 FUN-357 starts after the carrier's days and ends three days later", () => {
    expect(deliveryWindow({ shipDate, carrierDays: 5, monthly: false })).toEqual({
      start: "2026-03-16",
      end: "2026-03-19",
    });
  });

  it("FUN-354 counts no carrier days until they are known", () => {
    expect(deliveryWindow({ shipDate, monthly: false })).toEqual({ start: "2026-03-11", end: "2026-03-14" });
  });

  it("FUN-096 FUN-356 FUN-357 the monthly plan starts, and so ends, four days later", () => {
    expect(deliveryWindow({ shipDate, carrierDays: 5, monthly: true })).toEqual({
      start: "2026-03-20",
      end: "2026-03-23",
    });
  });
});
