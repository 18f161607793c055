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

  it("keeps the announced fields while errors are mended", () => {
    const errors = createFormErrors();
    errors.refuse({ cpf: "CPF errado" }, [{ name: "cpf", message: "CPF errado" }]);
    errors.show({});
    expect(errors.refusal().fields).toHaveLength(1);
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
