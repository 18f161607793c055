import { expect, it } from "vitest";
import { isCpfFixed } from "./fixedCpf.ts";

it.each([
  [true, "52998224725", true],
  [true, "", false],
  [true, undefined, false],
  [false, "52998224725", false],
])("SUB-071 is the CPF of an account (%s) that has one (%s): %s", (hasAccount, cpf, isFixed) => {
  expect(isCpfFixed(hasAccount, cpf)).toBe(isFixed);
});
