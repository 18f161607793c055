import { isValidCpf } from "@brazilian-utils/brazilian-utils/is-valid-cpf";
import { accepted, type Result, rejected } from "../result.ts";
import { withoutSeparators } from "../text/typedText.ts";

declare const cpfBrand: unique symbol;

/** A Brazilian taxpayer number: 11 digits with valid check digits. */
export type Cpf = string & { readonly [cpfBrand]: true };

/** The input mask; 0 matches any digit (FUN-227). */
export const cpfMask = "000.000.000-00";

/**
 * Ignores dots, dashes and spaces; then requires 11 digits, not all equal, with valid check digits (FUN-228 to FUN-231).
 *
 * @example
 * parseCpf("529.982.247-25"); // { ok: true, value: "52998224725" }
 * parseCpf("123.456.789-00"); // { ok: false, error: "cpf-invalid" }
 */
export function parseCpf(text: string): Result<Cpf, "cpf-invalid"> {
  const digits = withoutSeparators(text);
  return isCpf(digits) ? accepted(digits) : rejected("cpf-invalid");
}

function isCpf(digits: string): digits is Cpf {
  return /^\d{11}$/.test(digits) && isValidCpf(digits);
}

/**
 * Formats the digits with dots and a dash.
 *
 * @example
 * const cpf = parseCpf("52998224725");
 * cpf.ok && formatCpf(cpf.value); // "529.982.247-25"
 */
export function formatCpf(cpf: Cpf): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4");
}
