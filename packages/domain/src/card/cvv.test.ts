import { describe, expect, it } from "vitest";
import { cvvLengthOf, cvvMessage, parseCvv } from "./cvv.ts";

const refused = { ok: false, error: cvvMessage };

describe("CVV", () => {
  it("FUN-273 FUN-274 SUB-263 MAN-301 has 3 or 4 digits while the brand is not known", () => {
    expect(parseCvv("123")).toEqual({ ok: true, value: "123" });
    expect(parseCvv("1234")).toEqual({ ok: true, value: "1234" });
    for (const text of ["", "12", "12345", "12a", "1 23"]) expect(parseCvv(text)).toEqual(refused);
  });

  it("FUN-282 FUN-283 has the brand's own length once it is", () => {
    expect(parseCvv("1234", "AMEX")).toEqual({ ok: true, value: "1234" });
    expect(parseCvv("123", "AMEX")).toEqual(refused);
    for (const brand of ["VISA", "MASTERCARD", "DINERS", "HIPERCARD", "ELO", "HIPER"] as const) {
      expect(cvvLengthOf(brand)).toBe(3);
      expect(parseCvv("123", brand)).toEqual({ ok: true, value: "123" });
      expect(parseCvv("1234", brand)).toEqual(refused);
    }
  });

  it("keeps leading zeros", () => {
    expect(parseCvv("007")).toEqual({ ok: true, value: "007" });
  });
});
