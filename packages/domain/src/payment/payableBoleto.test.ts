import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { payableBoleto } from "./payableBoleto.ts";
import { writeBoletoBarcode } from "./writeBoleto.ts";

const today = civilDate(2026, 11, 21);
const open = { bankCode: "237", freeField: "1".repeat(25), dueDate: civilDate(2026, 11, 30) };
const priced = writeBoletoBarcode({ ...open, amount: cents(7990) });

describe("payableBoleto", () => {
  it("returns a boleto for the amount due", () => {
    expect(payableBoleto(priced, today, cents(7990))).toMatchObject({ ok: true, value: { dueDate: "2026-11-30" } });
  });

  it("accepts any amount without an expected one, and an open amount", () => {
    expect(payableBoleto(priced, today, undefined).ok).toBe(true);
    expect(payableBoleto(writeBoletoBarcode(open), today, cents(7990)).ok).toBe(true);
  });

  it("rejects a different amount, even by one cent, and returns it", () => {
    expect(payableBoleto(priced, today, cents(7991))).toEqual({
      ok: false,
      error: { reason: "other-amount", amount: 7990 },
    });
  });

  it("rejects an invalid line with its reason", () => {
    expect(payableBoleto("123", today, cents(7990))).toEqual({ ok: false, error: { reason: "wrong-length" } });
  });
});
