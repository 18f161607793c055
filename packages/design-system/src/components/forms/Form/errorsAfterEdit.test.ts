import { describe, expect, it } from "vitest";
import { type Edit, errorsAfterEdit } from "./errorsAfterEdit.ts";

const nothing: Edit = { shown: {}, fresh: {}, fromServer: new Set(), name: "cpf", leaving: false };

describe("errorsAfterEdit", () => {
  it("drops the error of a field as soon as it is right", () => {
    expect(
      errorsAfterEdit({ ...nothing, shown: { cpf: "CPF errado", name: "Falta" }, fresh: { name: "Falta" } }),
    ).toEqual({
      name: "Falta",
    });
  });

  it("shows a better text while the field is still wrong", () => {
    expect(errorsAfterEdit({ ...nothing, shown: { cpf: "Informe o CPF" }, fresh: { cpf: "Faltam dígitos" } })).toEqual({
      cpf: "Faltam dígitos",
    });
  });

  it("does not scold in the middle of typing, only when the field is left", () => {
    const edit = { ...nothing, fresh: { cpf: "CPF errado" } };
    expect(errorsAfterEdit(edit)).toEqual({});
    expect(errorsAfterEdit({ ...edit, leaving: true })).toEqual({ cpf: "CPF errado" });
  });

  it("never shows an error of a field that was not touched", () => {
    expect(errorsAfterEdit({ ...nothing, fresh: { email: "Falta" }, leaving: true })).toEqual({});
  });

  it("mends a field that depends on the edited one", () => {
    const shown = { month: "Este mês já passou" };
    expect(errorsAfterEdit({ ...nothing, shown, name: "year" })).toEqual({});
  });

  it("keeps what the server said of the other fields", () => {
    const shown = { cpf: "CPF já usado", email: "E-mail já usado" };
    expect(errorsAfterEdit({ ...nothing, shown, fromServer: new Set(["email"]) })).toEqual({
      email: "E-mail já usado",
    });
  });
});
