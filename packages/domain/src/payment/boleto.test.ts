import { getBoletoInfo } from "@brazilian-utils/brazilian-utils/get-boleto-info";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CivilDate, civilDate, partsOf } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { type Boleto, type BoletoFault, dueDateOf, dueFactorOf, formatDigitableLine, parseBoleto } from "./boleto.ts";
import { writeBoletoBarcode } from "./writeBoleto.ts";

const today = civilDate(2026, 11, 21);
const known = "00190.50095 40144.816069 06809.350314 3 37370000000100";

function read(text: string, day: CivilDate = today): Boleto {
  const parsed = parseBoleto(text, day);
  if (!parsed.ok) throw new Error(`Refused as ${parsed.error}: ${text}`);
  return parsed.value;
}

function faultOf(text: string): BoletoFault | undefined {
  const parsed = parseBoleto(text, today);
  return parsed.ok ? undefined : parsed.error;
}

describe("parseBoleto", () => {
  it("parses bank, amount and due date from the digitable line", () => {
    expect(read(known, civilDate(2007, 12, 1))).toEqual({
      barcode: "00193373700000001000500940144816060680935031",
      digitableLine: "00190500954014481606906809350314337370000000100",
      bankCode: "001",
      amount: 100,
      dueDate: "2007-12-31",
    });
  });

  it("parses the same from the barcode, and from an unformatted line", () => {
    const boleto = read(known);
    expect(read(boleto.barcode)).toEqual(boleto);
    expect(read(boleto.digitableLine)).toEqual(boleto);
  });

  it("omits an open amount, and the due date of a boleto payable on sight", () => {
    const boleto = read(writeBoletoBarcode({ bankCode: "237", freeField: "0".repeat(25) }));
    expect(boleto).not.toHaveProperty("amount");
    expect(boleto).not.toHaveProperty("dueDate");
  });

  it.each([
    ["a letter in it", `${known.slice(0, -1)}O`, "not-digits"],
    ["nothing in it", "", "not-digits"],
    ["a digit too few", known.slice(0, -1), "wrong-length"],
    ["the 48 digits of a utility bill", "836600000016 677300481006 001002013080 990000000005", "unsupported"],
    ["the barcode of a utility bill", "83660000001677300481000010020130809900000000", "unsupported"],
    ["48 digits that begin with a bank", "1".repeat(48), "wrong-length"],
    ["a mistyped digit", known.replace("50095", "50059"), "wrong-check-digit"],
    ["another amount", known.replace("0000000100", "0000000900"), "wrong-check-digit"],
    ["another currency", `0018${known.slice(4)}`, "not-real"],
  ])("rejects a boleto with %s", (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});

describe("formatDigitableLine", () => {
  it("formats the line as printed", () => {
    expect(formatDigitableLine(read(known).digitableLine)).toBe(known);
  });
});

describe("any boleto", () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const content = fc.record({
    bankCode: digits(3),
    freeField: digits(25),
    amount: fc.integer({ min: 1, max: 9_999_999_999 }).map(cents),
    dueDate: fc.integer({ min: -3000, max: 5500 }).map((days) => addDays(today, days)),
  });

  it("round-trips", () => {
    fc.assert(
      fc.property(content, (written) => {
        const { bankCode, amount, dueDate } = written;
        expect(read(writeBoletoBarcode(written))).toMatchObject({ bankCode, amount, dueDate });
      }),
      { seed: 31, numRuns: 500 },
    );
  });

  it("is parsed the same by another library", () => {
    const { year, month, day } = partsOf(today);
    const referenceDate = new Date(year, month - 1, day);
    fc.assert(
      fc.property(content, (written) => {
        const { digitableLine } = read(writeBoletoBarcode(written));
        const info = getBoletoInfo(digitableLine, { referenceDate });
        const due = info?.expirationDate;
        expect(info?.amount).toBe(written.amount);
        expect(due && civilDate(due.getFullYear(), due.getMonth() + 1, due.getDate())).toBe(written.dueDate);
      }),
      { seed: 32, numRuns: 300 },
    );
  });

  it("is rejected if any digit of a part with its own check digit changes", () => {
    fc.assert(
      fc.property(content, fc.integer({ min: 0, max: 32 }), fc.integer({ min: 1, max: 9 }), (written, place, more) => {
        const line = read(writeBoletoBarcode(written)).digitableLine;
        const other = String((Number(line[place]) + more) % 10);
        expect(parseBoleto(line.slice(0, place) + other + line.slice(place + 1), today).ok).toBe(false);
      }),
      { seed: 33, numRuns: 1000 },
    );
  });
});

describe("writeBoletoBarcode", () => {
  it("rejects parts with a wrong number of digits", () => {
    const freeField = "0".repeat(25);
    expect(() => writeBoletoBarcode({ bankCode: "01", freeField })).toThrow(RangeError);
    expect(() => writeBoletoBarcode({ bankCode: "0010", freeField: freeField.slice(1) })).toThrow(RangeError);
    expect(() => writeBoletoBarcode({ bankCode: "001", freeField, amount: cents(10_000_000_000) })).toThrow(RangeError);
    expect(() => writeBoletoBarcode({ bankCode: "001", freeField, amount: cents(-1) })).toThrow(RangeError);
  });
});

describe("dueDateOf", () => {
  it("restarts at 1000 on the day after 21/02/2025", () => {
    const turn = civilDate(2025, 2, 20);
    expect(dueDateOf("9999", turn)).toBe("2025-02-21");
    expect(dueDateOf("1000", turn)).toBe("2025-02-22");
    expect(dueDateOf("1001", turn)).toBe("2025-02-23");
  });

  it("resolves a factor to the first cycle while only that is possible", () => {
    expect(dueDateOf("1000", civilDate(2000, 7, 3))).toBe("2000-07-03");
    expect(dueDateOf("3737", civilDate(2007, 12, 1))).toBe("2007-12-31");
    expect(dueDateOf("3737", civilDate(2026, 11, 21))).toBe("2032-08-21");
  });

  it("is undefined for a factor under 1000", () => {
    expect(dueDateOf("0000", civilDate(2026, 11, 21))).toBeUndefined();
    expect(dueDateOf("0999", civilDate(2026, 11, 21))).toBeUndefined();
  });
});

describe("dueFactorOf", () => {
  it("round-trips for every date from 3499 days before today to 5500 after", () => {
    const todays = fc.integer({ min: 3500, max: 15_000 }).map((days) => addDays(civilDate(2000, 7, 3), days));
    fc.assert(
      fc.property(todays, fc.integer({ min: -3499, max: 5500 }), (today, days) => {
        const due = addDays(today, days);
        const factor = dueFactorOf(due);
        expect(factor).toMatch(/^[1-9]\d{3}$/);
        expect(dueDateOf(factor, today)).toBe(due);
      }),
      { seed: 34, numRuns: 1000 },
    );
  });

  it("is 0000 without a date, and throws before the first factor", () => {
    expect(dueFactorOf(undefined)).toBe("0000");
    expect(() => dueFactorOf(civilDate(2000, 7, 2))).toThrow(RangeError);
  });
});
