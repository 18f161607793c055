import { describe, expect, it } from "vitest";
import { parseCvv } from "./cvv.ts";

const refused = { ok: false, error: "cvv-invalid" };

describe("CVV", () => {
  it("FUN-273 FUN-274 SUB-263 MAN-301 has 3 or 4 digits while the brand is unknown", () => {
    expect(parseCvv("123")).toEqual({ ok: true, value: "123" });
    expect(parseCvv("1234")).toEqual({ ok: true, value: "1234" });
    for (const text of ["", "12", "12345", "12a", "1 23"]) expect(parseCvv(text)).toEqual(refused);
  });

  it("FUN-282 FUN-283 has the brand's length once the brand is known", () => {
    expect(parseCvv("1234", "3714")).toEqual({ ok: true, value: "1234" });
    for (const text of ["", "123"]) {
      expect(parseCvv(text, "3714")).toEqual({ ok: false, error: "cvv-front-invalid" });
    }
    for (const number of ["4111", "5555", "36", "606282", "438935", "637095"]) {
      expect(parseCvv("123", number)).toEqual({ ok: true, value: "123" });
      for (const text of ["", "12", "1234"]) {
        expect(parseCvv(text, number)).toEqual({ ok: false, error: "cvv-back-invalid" });
      }
    }
  });

  it("keeps leading zeros", () => {
    expect(parseCvv("007")).toEqual({ ok: true, value: "007" });
  });
});
