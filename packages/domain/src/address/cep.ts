import { accepted, type Result, rejected } from "../result.ts";
import { withoutSeparators } from "../text/typedText.ts";
import type { StateCode } from "./states.ts";

declare const cepBrand: unique symbol;

/** A Brazilian postcode: 8 digits. Only a look-up determines whether it exists. */
export type Cep = string & { readonly [cepBrand]: true };

/** The input mask; 0 matches any digit (FUN-255). */
export const cepMask = "00000-000";

/**
 * Ignores dots, dashes and spaces; then requires exactly 8 digits (FUN-170, SUB-230).
 *
 * @example
 * parseCep("01310-100"); // { ok: true, value: "01310100" }
 * parseCep("1310"); // { ok: false, error: "cep-invalid" }
 */
export function parseCep(text: string): Result<Cep, "cep-invalid"> {
  const digits = withoutSeparators(text);
  return isCep(digits) ? accepted(digits) : rejected("cep-invalid");
}

function isCep(digits: string): digits is Cep {
  return /^\d{8}$/.test(digits);
}

/**
 * Formats the digits with a dash.
 *
 * @example
 * const cep = parseCep("01310100");
 * cep.ok && formatCep(cep.value); // "01310-100"
 */
export function formatCep(cep: Cep): string {
  return `${cep.slice(0, 5)}-${cep.slice(5)}`;
}

// The last five-digit prefix of each range, in order; a range starts where the one before it ends.
const ranges: readonly (readonly [lastPrefix: number, state: StateCode | undefined])[] = [
  [999, undefined],
  [19999, "SP"],
  [28999, "RJ"],
  [29999, "ES"],
  [39999, "MG"],
  [48999, "BA"],
  [49999, "SE"],
  [56999, "PE"],
  [57999, "AL"],
  [58999, "PB"],
  [59999, "RN"],
  [63999, "CE"],
  [64999, "PI"],
  [65999, "MA"],
  [68899, "PA"],
  [68999, "AP"],
  [69299, "AM"],
  [69399, "RR"],
  [69899, "AM"],
  [69999, "AC"],
  [72799, "DF"],
  [72999, "GO"],
  [73699, "DF"],
  [76799, "GO"],
  [76999, "RO"],
  [77999, "TO"],
  [78899, "MT"],
  [78999, undefined],
  [79999, "MS"],
  [87999, "PR"],
  [89999, "SC"],
  [99999, "RS"],
];

/** The state whose range contains the CEP; undefined in the two unassigned ranges. */
export function stateOfCep(cep: Cep): StateCode | undefined {
  const prefix = Number(cep.slice(0, 5));
  return ranges.find(([lastPrefix]) => prefix <= lastPrefix)?.[1];
}
