import { accepted, type Result, rejected } from "../result.ts";
import { characterCount } from "../text/characters.ts";
import { textIn } from "../text/textIn.ts";
import { typedText } from "../text/typedText.ts";
import type { Cep } from "./cep.ts";
import type { StateCode } from "./states.ts";

export type Address = {
  readonly cep: Cep;
  readonly street: string;
  /** "0" if the form allows an empty number and it was left empty. */
  readonly number: string;
  /** "" if absent. */
  readonly complement: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: StateCode;
};

/** One form's rules for an address: lengths in characters. */
export type AddressLimits = {
  /** Maximum length of the number. */
  readonly number: number;
  readonly numberDigitsOnly: boolean;
  /** Whether the number may be left empty; it is then sent as "0". */
  readonly emptyNumber: boolean;
  /** Maximum length of the complement. */
  readonly complement: number;
  /** The complement's counter appears from this length on. */
  readonly counterFrom: number;
  /** Minimum length of the street. */
  readonly street: number;
  /** Minimum length of the neighbourhood. */
  readonly neighborhood: number;
};

const registration: AddressLimits = {
  number: 6,
  numberDigitsOnly: true,
  emptyNumber: true,
  complement: 45,
  counterFrom: 40,
  street: 1,
  neighborhood: 1,
};

/** The rules of each form (FUN-248, FUN-249, FUN-252, SUB-237 to SUB-240, SUB-282 to SUB-288). */
export const addressLimits = {
  registration,
  staticDelivery: { ...registration, number: 5 },
  userData: { ...registration, emptyNumber: false },
  account: {
    number: 5,
    numberDigitsOnly: false,
    emptyNumber: false,
    complement: 100,
    counterFrom: 95,
    street: 3,
    neighborhood: 2,
  },
} as const satisfies Readonly<Record<string, AddressLimits>>;

/** Sent in place of an empty number. */
export const absentNumber = "0";

/** "nº 1578", "n. 1578", "número: 1578" */
const numberLabel = /^n(?:[ºo°.]|[uú]m(?:ero|\.)?)?[ºo°.:\s]*(?=\d)/i;
/** "1.578" */
const grouped = /^\d{1,3}(?:\.\d{3})+$/;
/** "s/n", "sem número" */
const absent = /^(?:s\/?n[ºo°.]?|sem n[uú]mero)$/i;

/** A number as on an envelope, without its label and the dots of its thousands. */
function addressNumberIn(text: string): string {
  const number = typedText(text).replace(numberLabel, "");
  return grouped.test(number) ? number.replaceAll(".", "") : number;
}

/**
 * The number as text, or "0" if the form allows an empty one and it is empty or "s/n" (FUN-129, FUN-247).
 *
 * @example
 * parseAddressNumber(" 1578 "); // { ok: true, value: "1578" }
 * parseAddressNumber("nº 1.578"); // { ok: true, value: "1578" }
 * parseAddressNumber(""); // { ok: true, value: "0" }
 */
export function parseAddressNumber(
  text: string,
  limits: AddressLimits = registration,
): Result<string, "address-number-invalid" | "address-number-too-long"> {
  const number = addressNumberIn(text);
  if (limits.emptyNumber && (number === "" || absent.test(number))) return accepted(absentNumber);
  if (number === "" || (limits.numberDigitsOnly && !/^\d+$/.test(number))) return rejected("address-number-invalid");
  return characterCount(number) > limits.number ? rejected("address-number-too-long") : accepted(number);
}

/**
 * The complement is optional: "" is accepted (FUN-252).
 *
 * @example
 * parseComplement(" ap 12 "); // { ok: true, value: "ap 12" }
 */
export function parseComplement(
  text: string,
  limits: AddressLimits = registration,
): Result<string, "complement-too-long"> {
  const complement = textIn(text).trim();
  return characterCount(complement) <= limits.complement ? accepted(complement) : rejected("complement-too-long");
}

/**
 * The street is required (FUN-241).
 *
 * @example
 * parseStreet("Avenida Paulista"); // { ok: true, value: "Avenida Paulista" }
 */
export function parseStreet(text: string, limits: AddressLimits = registration): Result<string, "street-invalid"> {
  const street = typedText(text);
  return street.length >= limits.street ? accepted(street) : rejected("street-invalid");
}

/**
 * The neighbourhood is required (FUN-243).
 *
 * @example
 * parseNeighborhood("Bela Vista"); // { ok: true, value: "Bela Vista" }
 */
export function parseNeighborhood(
  text: string,
  limits: AddressLimits = registration,
): Result<string, "neighborhood-invalid"> {
  const neighborhood = typedText(text);
  return neighborhood.length >= limits.neighborhood ? accepted(neighborhood) : rejected("neighborhood-invalid");
}
