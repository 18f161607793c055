import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameCoupon, parseCouponName, parseInvitationCouponName } from "./couponName.ts";
import { couponNameMessages } from "./messages.ts";

describe("a coupon name on the page of invitations", () => {
  it.each(["bobquerido", "mika07", "ABCDEF", "123456", "a1b2c3d4e5f6g7h"])("SUB-254 SUB-256 accepts %s", (name) => {
    expect(parseInvitationCouponName(name)).toEqual({ ok: true, value: name });
  });

  it.each([
    "bob querido",
    "bob-querido",
    "bobquerída",
    "ação2026",
    "bob_07",
    "<script>",
    "bob🐶07",
    "bobquerid0!",
    "ＢＯＢ０１２３",
  ])("SUB-254 SUB-255 rejects the characters of %s", (name) => {
    expect(parseInvitationCouponName(name)).toEqual({
      ok: false,
      error: "coupon-name-characters",
    });
    expect(couponNameMessages["coupon-name-characters"]).toBe("Use apenas letras e números, sem espaços e acentos.");
  });

  it.each(["", "bob", "bob07", "a1b2c3d4e5f6g7h8"])("SUB-256 SUB-257 rejects the length of '%s'", (name) => {
    expect(couponNameMessages["coupon-name-length"]).toBe("Mínimo 6 e máximo 15 caracteres.");
    expect(parseInvitationCouponName(name)).toEqual({ ok: false, error: "coupon-name-length" });
  });

  it("is trimmed", () => {
    expect(parseInvitationCouponName(" mika07 ")).toEqual({ ok: true, value: "mika07" });
  });

  it("SUB-254 SUB-256 is valid exactly if it is 6 to 15 letters and digits", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 18 }), (text) => {
        expect(parseInvitationCouponName(text).ok).toBe(/^[A-Za-z0-9]{6,15}$/.test(text.trim()));
      }),
      { seed: 7 },
    );
  });
});

describe("a coupon name on the server", () => {
  it.each(["a", "bob07", "a1b2c3d4e5f6g7h"])("SUB-260 accepts %s, from 1 to 15 characters", (name) => {
    expect(parseCouponName(name)).toEqual({ ok: true, value: name });
  });

  it.each(["", "  ", "a1b2c3d4e5f6g7h8"])("SUB-260 rejects '%s'", (name) => {
    expect(parseCouponName(name)).toEqual({ ok: false, error: "coupon-name-length" });
  });
});

it("is case-insensitive", () => {
  expect(isSameCoupon("bobquerido", "BobQuerido")).toBe(true);
  expect(isSameCoupon("bobquerido", "bobquerida")).toBe(false);
});
