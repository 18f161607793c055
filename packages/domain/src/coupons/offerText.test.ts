import { describe, expect, it } from "vitest";
import { cents, zeroCents } from "../money/cents.ts";
import type { CouponOffer } from "../plan/coupon.ts";
import { offerText } from "./offerText.ts";

describe("offerText", () => {
  it.each<[string, CouponOffer]>([
    ["R$20,00", { type: "real", value: cents(2000) }],
    ["R$12.345,67", { type: "real", value: cents(1_234_567) }],
    ["15%", { type: "porcentagem", percent: 15 }],
    ["100%", { type: "porcentagem", percent: 100 }],
    ["100%", { type: "porcentagem", percent: 250 }],
  ])("is %s", (text, offer) => {
    expect(offerText(offer)).toBe(text);
  });

  it.each<[CouponOffer]>([
    [{ type: "real", value: zeroCents }],
    [{ type: "real", value: cents(-100) }],
    [{ type: "porcentagem", percent: 0 }],
    [{ type: "porcentagem", percent: -5 }],
  ])("is undefined for %o", (offer) => {
    expect(offerText(offer)).toBeUndefined();
  });
});
