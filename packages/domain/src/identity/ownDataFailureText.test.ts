import { describe, expect, it } from "vitest";
import {
  instagramFailureText,
  passwordFailureText,
  passwordFormFailure,
  wrongPasswordTextOf,
} from "./ownDataFailureText.ts";

describe("the message of a failed change", () => {
  it.each([
    { kind: "refused", message: "Esse não." },
    { kind: "refused" },
    { kind: "unavailable" },
    { kind: "invalid", fields: {}, message: "Esse não." },
    { kind: "contract", detail: "x" },
  ] as const)("SUB-358 is fixed for the Instagram username: $kind", (failure) => {
    expect(instagramFailureText(failure)).toBe("Um erro ocorreu!");
  });

  it("SUB-359 is the server's text for a password refused with 400 or 401", () => {
    for (const kind of ["refused", "session-expired"] as const) {
      expect(passwordFailureText({ kind, message: "A senha atual não confere." })).toBe("A senha atual não confere.");
    }
  });

  it.each([
    { kind: "refused" },
    { kind: "unavailable", message: "Espere 30 segundos." },
    { kind: "invalid", fields: {}, message: "O campo newPassword é inválido." },
    { kind: "contract", detail: "x" },
  ] as const)("SUB-359 is fixed for any other failure of the password: $kind", (failure) => {
    expect(passwordFailureText(failure)).toBe("Um erro ocorreu!");
  });

  it("belongs to the field of the current password if it names that password", () => {
    const message = "A senha atual não confere.";
    expect(wrongPasswordTextOf({ kind: "refused", message })).toBe(message);
    expect(wrongPasswordTextOf({ kind: "refused", message: "A senha nova é fraca." })).toBeUndefined();
    expect(wrongPasswordTextOf({ kind: "refused" })).toBeUndefined();
    expect(wrongPasswordTextOf({ kind: "unavailable", message })).toBeUndefined();
  });

  it("stands at that field without the server's tags", () => {
    const message = "A <b>senha</b> atual não confere.";
    expect(wrongPasswordTextOf({ kind: "refused", message })).toBe("A senha atual não confere.");
  });

  it("belongs to that field after a 401, too, but not after an expired session", () => {
    const message = "Senha atual incorreta.";
    expect(wrongPasswordTextOf({ kind: "session-expired", status: 401, message })).toBe(message);
    expect(wrongPasswordTextOf({ kind: "session-expired", status: 401, message: "Entre de novo." })).toBeUndefined();
    expect(wrongPasswordTextOf({ kind: "session-expired", message })).toBeUndefined();
  });

  it.each(["A nova senha não pode ser igual à senha antiga.", "A senha nova deve ser diferente da senha atual."])(
    "does not belong to the current password's field if it is about the new one: %s",
    (message) => {
      expect(wrongPasswordTextOf({ kind: "refused", message })).toBeUndefined();
      expect(wrongPasswordTextOf({ kind: "session-expired", status: 401, message })).toBeUndefined();
    },
  );

  it("SUB-359 stands at the fields that a 422 names, below the fixed text", () => {
    const fields = { newPassword: "Use 8 letras ou mais.", oldPassword: "Não confere.", outro: "Não." };
    expect(passwordFormFailure({ kind: "invalid", fields })).toEqual({
      text: "Um erro ocorreu!",
      fields: { password: "Use 8 letras ou mais.", oldPassword: "Não confere." },
    });
    expect(passwordFormFailure({ kind: "invalid", fields: { outro: "Não." } })).toEqual({ text: "Um erro ocorreu!" });
    expect(passwordFormFailure(undefined)).toEqual({});
  });

  it("stands only at the current password's field if that password is wrong", () => {
    const message = "A senha atual não confere.";
    expect(passwordFormFailure({ kind: "refused", message })).toEqual({ fields: { oldPassword: message } });
  });

  it("adds advice in a line of its own", () => {
    expect(passwordFailureText({ kind: "too-many" })).toMatch(/^Um erro ocorreu!\nMuitas tentativas seguidas\./);
    expect(instagramFailureText({ kind: "session-expired" })).toMatch(/^Um erro ocorreu!\nSua sessão expirou\./);
  });

  it.each(["offline", "timeout"] as const)("says that the new password may apply after a lost reply: %s", (kind) => {
    expect(passwordFailureText({ kind })).toMatch(/^Um erro ocorreu!\n.*pode já estar valendo.*use a senha nova\.$/);
  });
});
