import { expect, it } from "vitest";
import { isCpfFixed } from "./fixedCpf.ts";

it.each([
  [true, "52998224725", true],
  [true, "", false],
  [true, undefined, false],
  [false, "52998224725", false],
])("SUB-071 with account (%s) and CPF (%s), the CPF is fixed: %s", (hasAccount, cpf, isFixed) => {
  expect(isCpfFixed(hasAccount, cpf)).toBe(isFixed);
});
