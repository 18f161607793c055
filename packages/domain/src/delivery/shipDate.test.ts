import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate, isAfter, weekdayOf } from "../calendar/civilDate.ts";
import { deliveryMessages } from "./messages.ts";
import { parseShipDate, shipDate, weekendToMonday } from "./shipDate.ts";

describe("ship date", () => {
  it("FUN-186 is the next day", () => {
    expect(shipDate(civilDate(2026, 3, 10))).toBe("2026-03-11");
    expect(shipDate(civilDate(2026, 12, 30))).toBe("2026-12-31");
  });

  it("FUN-187 a Sunday moves to Monday", () => {
    expect(shipDate(civilDate(2026, 3, 14))).toBe("2026-03-16");
  });

  it("FUN-188 a Saturday moves to Monday", () => {
    expect(shipDate(civilDate(2026, 3, 13))).toBe("2026-03-16");
  });

  it("is never on a weekend, always after the start and at most three days after it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        const from = addDays(civilDate(2024, 1, 1), days);
        const ship = shipDate(from);
        expect([0, 6]).not.toContain(weekdayOf(ship));
        expect(isAfter(ship, from)).toBe(true);
        expect(isAfter(ship, addDays(from, 3))).toBe(false);
        expect(weekendToMonday(ship)).toBe(ship);
      }),
      { seed: 13 },
    );
  });
});

describe("a requested ship date", () => {
  it("is parsed in the server's and in the Brazilian format", () => {
    expect(parseShipDate("2026-03-10")).toEqual({ ok: true, value: "2026-03-10" });
    expect(parseShipDate("10/03/2026")).toEqual({ ok: true, value: "2026-03-10" });
  });

  it("FUN-189 FUN-346 is rejected with the specified message if it is not a date", () => {
    for (const text of ["", "amanhã", "2026-02-30", "31/04/2026", "2026-3-1"]) {
      expect(parseShipDate(text)).toEqual({ ok: false, error: "ship-date-invalid" });
    }
    expect(deliveryMessages["ship-date-invalid"]).toBe("A data setada para envio não está em um formato válido");
  });
});
