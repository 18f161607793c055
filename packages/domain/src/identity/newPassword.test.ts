import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { parseNewPassword } from "./newPassword.ts";

const tooShort = "password-too-short";
const twice = (password: string) => parseNewPassword({ password, confirmation: password });

describe("parseNewPassword", () => {
  it.each(["bob-2026", "meu pet é o bob", "   Bob  ", "açaí com granola"])("accepts %j unchanged", (password) => {
    expect(twice(password)).toEqual(accepted(password));
  });

  it.each(["", "1234567", "cão", "       "])("refuses %j: it has fewer than 8 characters", (password) => {
    expect(twice(password)).toEqual(rejected({ password: tooShort }));
  });

  it("counts graphemes, whatever their encoding", () => {
    const apart = "a\u0301";
    expect(twice(apart.repeat(7))).toEqual(rejected({ password: tooShort }));
    expect(twice(apart.repeat(8)).ok).toBe(true);
    expect(twice("👩‍👧‍👦".repeat(7))).toEqual(rejected({ password: tooShort }));
    expect(twice("👩‍👧‍👦".repeat(8)).ok).toBe(true);
  });

  it("SUB-276 rejects a confirmation that differs in any character", () => {
    const mismatch = rejected({ confirmation: "passwords-differ" });
    for (const confirmation of ["", "Bob-2026", "bob-2026 ", "bob-202"]) {
      expect(parseNewPassword({ password: "bob-2026", confirmation })).toEqual(mismatch);
    }
  });

  it("reports all errors at once", () => {
    expect(parseNewPassword({ password: "bob", confirmation: "bo" })).toEqual(
      rejected({ password: tooShort, confirmation: "passwords-differ" }),
    );
  });

  it("SUB-276 never accepts two that differ, and never changes an accepted one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (password, confirmation) => {
        const result = parseNewPassword({ password, confirmation });
        expect(result.ok && result.value !== password).toBe(false);
        expect(result.ok && password !== confirmation).toBe(false);
      }),
    );
  });

  it("never accepts a password that a server counting code points would call too short", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-composite" }), (password) => {
        expect(twice(password).ok && [...password].length < 8).toBe(false);
      }),
    );
  });
});
