import { describe, expect, it, vi } from "vitest";
import { createFormErrors } from "./formErrors.ts";

describe("createFormErrors", () => {
  it("notifies only on a change, so that typing causes no render", () => {
    const errors = createFormErrors();
    const listener = vi.fn();
    errors.subscribe(listener);
    errors.show({ cpf: "CPF errado" });
    errors.show({ cpf: "CPF errado" });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("numbers every refusal, so that equal errors are announced again", () => {
    const errors = createFormErrors();
    const listener = vi.fn();
    errors.subscribe(listener);
    errors.refuse({ cpf: "CPF errado" }, [{ name: "cpf", message: "CPF errado" }]);
    errors.refuse({ cpf: "CPF errado" }, [{ name: "cpf", message: "CPF errado" }]);
    expect(errors.refusal().count).toBe(2);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("keeps the announcement while every field is wrong, and drops it once one is corrected", () => {
    const errors = createFormErrors();
    const fields = [
      { name: "cpf", message: "CPF errado" },
      { name: "cep", message: "CEP errado" },
    ];
    errors.refuse({ cpf: "CPF errado", cep: "CEP errado" }, fields);
    errors.show({ cpf: "CPF curto", cep: "CEP errado" });
    expect(errors.refusal().announced).toEqual(fields);
    errors.show({ cep: "CEP errado" });
    expect(errors.refusal()).toMatchObject({ count: 1, fields, announced: [] });
    errors.show({ cpf: "CPF errado", cep: "CEP errado" });
    expect(errors.refusal().announced).toEqual([]);
    errors.show({});
    expect(errors.current()).toEqual({});
  });

  it("stops notifying a removed listener", () => {
    const errors = createFormErrors();
    const listener = vi.fn();
    errors.subscribe(listener)();
    errors.show({ cpf: "CPF errado" });
    expect(listener).not.toHaveBeenCalled();
  });
});
