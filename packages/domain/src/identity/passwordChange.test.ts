import { describe, expect, it } from "vitest";
import { parsePasswordChange } from "./passwordChange.ts";

const draft = { oldPassword: "bob-adora-petbox", password: "mika-também-2026", confirmation: "mika-também-2026" };

describe("a change of password", () => {
  it("consists of the old and a different new password", () => {
    const { confirmation: _, ...change } = draft;
    expect(parsePasswordChange(draft)).toEqual({ ok: true, value: change });
  });

  it("SUB-276 is rejected if the confirmation differs", () => {
    expect(parsePasswordChange({ ...draft, confirmation: "mika-tambem-2026" })).toEqual({
      ok: false,
      error: { confirmation: "passwords-differ" },
    });
  });

  it("SUB-278 is rejected if the new password equals the old one", () => {
    const same = { ...draft, password: draft.oldPassword, confirmation: draft.oldPassword };
    expect(parsePasswordChange(same)).toEqual({
      ok: false,
      error: { password: "password-unchanged" },
    });
  });

  it("SUB-280 requires 8 characters, reports all errors at once, and has no maximum", () => {
    const wrong = parsePasswordChange({ oldPassword: "", password: "bob", confirmation: "mika" });
    expect(wrong.ok ? [] : Object.keys(wrong.error).toSorted()).toEqual(["confirmation", "oldPassword", "password"]);
    const long = "áé 🐶".repeat(50);
    expect(parsePasswordChange({ ...draft, password: long, confirmation: long }).ok).toBe(true);
  });
});
