import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { payablePix } from "./payablePix.ts";
import type { PixPayload } from "./payload.ts";
import { writePixPayload } from "./writePayload.ts";

const open: PixPayload = { payeeName: "PETBOX", payeeCity: "RECIFE", target: { kind: "key", key: "11222333000181" } };
const priced: PixPayload = { ...open, amount: cents(7990) };

describe("payablePix", () => {
  it("returns a code for the amount due", () => {
    expect(payablePix(writePixPayload(priced), cents(7990))).toEqual({ ok: true, value: priced });
  });

  it("accepts any amount without an expected one, and an open amount", () => {
    expect(payablePix(writePixPayload(priced), undefined).ok).toBe(true);
    expect(payablePix(writePixPayload(open), cents(7990)).ok).toBe(true);
  });

  it("rejects a different amount, even by one cent, and returns it", () => {
    expect(payablePix(writePixPayload(priced), cents(7989))).toEqual({
      ok: false,
      error: { reason: "other-amount", amount: 7990 },
    });
  });

  it("rejects an invalid code with its reason", () => {
    expect(payablePix("pague aqui", cents(7990))).toEqual({ ok: false, error: { reason: "not-fields" } });
  });
});
