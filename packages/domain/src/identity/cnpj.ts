import { isValidCnpj } from "@brazilian-utils/brazilian-utils/is-valid-cnpj";
import { accepted, type Result, rejected } from "../result.ts";
import { withoutSeparators } from "../text/typedText.ts";

declare const cnpjBrand: unique symbol;

/**
 * A Brazilian company's registration number: twelve digits or capital letters and two check digits. Numbers given since July 2026 may have
 * letters.
 */
export type Cnpj = string & { readonly [cnpjBrand]: true };

/** The input mask; * matches a letter or a digit, 0 a digit. */
export const cnpjMask = "**.***.***/****-00";

/**
 * Ignores dots, dashes, slashes, spaces and the case of letters; then requires 14 characters, not all equal, with valid check digits.
 *
 * @example
 * parseCnpj("11.222.333/0001-81"); // { ok: true, value: "11222333000181" }
 * parseCnpj("12.abc.345/01de-35"); // { ok: true, value: "12ABC34501DE35" }
 * parseCnpj("11.222.333/0001-82"); // { ok: false, error: "cnpj-invalid" }
 */
export function parseCnpj(text: string): Result<Cnpj, "cnpj-invalid"> {
  const characters = withoutSeparators(text).replaceAll("/", "").toUpperCase();
  return isCnpj(characters) ? accepted(characters) : rejected("cnpj-invalid");
}

function isCnpj(characters: string): characters is Cnpj {
  return /^[\dA-Z]{12}\d\d$/.test(characters) && isValidCnpj(characters, { version: 2 });
}

/**
 * Formats the characters with dots, a slash and a dash.
 *
 * @example
 * const cnpj = parseCnpj("11222333000181");
 * cnpj.ok && formatCnpj(cnpj.value); // "11.222.333/0001-81"
 */
export function formatCnpj(cnpj: Cnpj): string {
  return cnpj.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5");
}
