import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponNameCharactersOf, parseInviteCouponName } from "./inviteCouponName.ts";
import { inviteCouponMessages } from "./messages.ts";

describe("the name of a coupon on the page after the checkout", () => {
  it.each(["bobquerido", "mika07", "a", "A1B2C3D4E5F6G7H"])("MAN-307 MAN-311 accepts %s", (name) => {
    expect(parseInviteCouponName(name)).toEqual({ ok: true, value: name });
  });

  it.each(["", "   ", "!?", "🐶"])("MAN-305 MAN-306 is required: not '%s'", (text) => {
    expect(inviteCouponMessages["coupon-name-missing"]).toBe("Por favor preencha o campo cupom.");
    expect(parseInviteCouponName(text)).toEqual({ ok: false, error: "coupon-name-missing" });
  });

  it("MAN-307 MAN-308 has at most 15 characters", () => {
    expect(inviteCouponMessages["coupon-name-too-long"]).toBe("Máximo de 15 carácteres");
    expect(parseInviteCouponName("a1b2c3d4e5f6g7h8")).toEqual({ ok: false, error: "coupon-name-too-long" });
    expect(parseInviteCouponName("a1b2-c3d4-e5f6-g7h").ok).toBe(true);
  });

  it.each([
    ["bob querido!", "bobquerido"],
    ["São João 07", "SaoJoao07"],
    ["<b>mika</b>", "bmikab"],
    ["mika🐱07", "mika07"],
  ])("MAN-310 keeps only letters and digits of '%s'", (typed, kept) => {
    expect(couponNameCharactersOf(typed)).toBe(kept);
    expect(parseInviteCouponName(typed)).toEqual({ ok: true, value: kept });
  });

  it("MAN-310 contains only letters and digits for any typed text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), (text) => {
        const kept = couponNameCharactersOf(text);
        expect(kept).toMatch(/^[A-Za-z0-9]*$/);
        expect(couponNameCharactersOf(kept)).toBe(kept);
      }),
      { seed: 310 },
    );
  });
});
