import { describe, expect, it, vi } from "vitest";
import { createFormErrors } from "./formErrors.ts";

describe("createFormErrors", () => {
  it("says nothing when nothing changed, so that typing renders nothing", () => {
    const errors = createFormErrors();
    const listener = vi.fn();
    errors.subscribe(listener);
    errors.show({ cpf: "CPF errado" });
    errors.show({ cpf: "CPF errado" });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("counts every refusal, also with the same errors, so that it is announced again", () => {
    const errors = createFormErrors();
    const listener = vi.fn();
    errors.subscribe(listener);
    errors.refuse({ cpf: "CPF errado" }, [{ name: "cpf", message: "CPF errado" }]);
    errors.refuse({ cpf: "CPF errado" }, [{ name: "cpf", message: "CPF errado" }]);
    expect(errors.refusal().count).toBe(2);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("keeps what is announced while all of it is wrong, and lets go of it for good when one field is mended", () => {
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

  it("forgets a listener that left", () => {
    const errors = createFormErrors();
    const listener = vi.fn();
    errors.subscribe(listener)();
    errors.show({ cpf: "CPF errado" });
    expect(listener).not.toHaveBeenCalled();
  });
});
