import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  couponNameCharactersMessage,
  couponNameLengthMessage,
  isSameCoupon,
  parseCouponName,
  parseInvitationCouponName,
} from "./couponName.ts";

describe("the name of a coupon on the page of invitations", () => {
  it.each(["bobquerido", "mika07", "ABCDEF", "123456", "a1b2c3d4e5f6g7h"])("SUB-254 SUB-256 may be %s", (name) => {
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
  ])("SUB-254 SUB-255 is told the characters that it may have, instead of %s", (name) => {
    expect(parseInvitationCouponName(name)).toEqual({
      ok: false,
      error: "Use apenas letras e números, sem espaços e acentos.",
    });
    expect(couponNameCharactersMessage).toBe("Use apenas letras e números, sem espaços e acentos.");
  });

  it.each(["", "bob", "bob07", "a1b2c3d4e5f6g7h8"])("SUB-256 SUB-257 is told its length, instead of '%s'", (name) => {
    expect(parseInvitationCouponName(name)).toEqual({ ok: false, error: "Mínimo 6 e máximo 15 caracteres." });
  });

  it("loses what a keyboard leaves around a word", () => {
    expect(parseInvitationCouponName(" mika07 ")).toEqual({ ok: true, value: "mika07" });
  });

  it("SUB-254 SUB-256 is right when it is 6 to 15 letters and digits, and then only", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 18 }), (text) => {
        expect(parseInvitationCouponName(text).ok).toBe(/^[A-Za-z0-9]{6,15}$/.test(text.trim()));
      }),
      { seed: 7 },
    );
  });
});

describe("the name of a coupon for the server", () => {
  it.each(["a", "bob07", "a1b2c3d4e5f6g7h"])("SUB-260 may be as short as %s, and no longer than 15", (name) => {
    expect(parseCouponName(name)).toEqual({ ok: true, value: name });
  });

  it.each(["", "  ", "a1b2c3d4e5f6g7h8"])("SUB-260 is not '%s'", (name) => {
    expect(parseCouponName(name)).toEqual({ ok: false, error: couponNameLengthMessage });
  });
});

it("is the same whatever its case", () => {
  expect(isSameCoupon("bobquerido", "BobQuerido")).toBe(true);
  expect(isSameCoupon("bobquerido", "bobquerida")).toBe(false);
});
