import { describe, expect, it } from "vitest";
import { type Edit, errorsAfterEdit } from "./errorsAfterEdit.ts";

const nothing: Edit = { shown: {}, fresh: {}, fromServer: new Set(), name: "cpf", leaving: false };

describe("errorsAfterEdit", () => {
  it("removes the error of a field once it is right", () => {
    expect(
      errorsAfterEdit({ ...nothing, shown: { cpf: "CPF errado", name: "Falta" }, fresh: { name: "Falta" } }),
    ).toEqual({
      name: "Falta",
    });
  });

  it("updates the error while the field is still wrong", () => {
    expect(errorsAfterEdit({ ...nothing, shown: { cpf: "Informe o CPF" }, fresh: { cpf: "Faltam dígitos" } })).toEqual({
      cpf: "Faltam dígitos",
    });
  });

  it("adds a new error on blur only, not while typing", () => {
    const edit = { ...nothing, fresh: { cpf: "CPF errado" } };
    expect(errorsAfterEdit(edit)).toEqual({});
    expect(errorsAfterEdit({ ...edit, leaving: true })).toEqual({ cpf: "CPF errado" });
  });

  it("never shows an error of an untouched field", () => {
    expect(errorsAfterEdit({ ...nothing, fresh: { email: "Falta" }, leaving: true })).toEqual({});
  });

  it("removes the error of a field that depends on the edited one", () => {
    const shown = { month: "Este mês já passou" };
    expect(errorsAfterEdit({ ...nothing, shown, name: "year" })).toEqual({});
  });

  it("keeps the server's errors of the other fields", () => {
    const shown = { cpf: "CPF já usado", email: "E-mail já usado" };
    expect(errorsAfterEdit({ ...nothing, shown, fromServer: new Set(["email"]) })).toEqual({
      email: "E-mail já usado",
    });
  });
});
