import { accepted, type Result, rejected } from "../result.ts";
import { typedText } from "../text/typedText.ts";

/** The 67 area codes (DDD) in use. */
const areaCodes = [
  ["11", "12", "13", "14", "15", "16", "17", "18", "19"],
  ["21", "22", "24", "27", "28"],
  ["31", "32", "33", "34", "35", "37", "38"],
  ["41", "42", "43", "44", "45", "46", "47", "48", "49"],
  ["51", "53", "54", "55"],
  ["61", "62", "63", "64", "65", "66", "67", "68", "69"],
  ["71", "73", "74", "75", "77", "79"],
  ["81", "82", "83", "84", "85", "86", "87", "88", "89"],
  ["91", "92", "93", "94", "95", "96", "97", "98", "99"],
] as const;

/** The two digits before a Brazilian telephone number. */
export type AreaCode = (typeof areaCodes)[number][number];

const inUse: ReadonlySet<string> = new Set(areaCodes.flat());

export function isAreaCode(text: string): text is AreaCode {
  return inUse.has(text);
}

/** A Brazilian phone number: `number` is the 8 or 9 digits after the area code. */
export type Phone = { readonly areaCode: AreaCode; readonly number: string };

/** Why a text is no phone; "phone-invalid" without any number. */
export type PhoneErrorCode = "phone-invalid" | "phone-area-code" | "phone-foreign" | "phone-length";

/** The input mask; 0 matches any digit (FUN-223, SUB-224). */
export const phoneMask = "(00) 00000-0000";

/** The trunk 0 as it is often written: "xx" stands for any carrier. */
const carrierPlaceholder = /(^|\D)0 ?xx/i;

/**
 * The digits after country code and trunk prefix: area code and number. Refuses a foreign number and any other count of
 * digits: no digit is ever dropped to make a number fit.
 */
function nationalDigits(typed: string): Result<string, PhoneErrorCode> {
  const text = typed.replace(carrierPlaceholder, (_prefix, before) => `${before}0`);
  const digits = text.replace(/\D/g, "");
  if (digits === "" || !/^[(\s]*\+?[^\p{L}+]*$/u.test(text)) return rejected("phone-invalid");
  const international = /^\D*(?:\+|00)/.test(text) ? digits.replace(/^0+/, "") : undefined;
  const isForeign = international !== undefined && international !== "" && !international.startsWith("55");
  const national = international === undefined ? withoutTrunk(digits) : afterCountry(international);
  return national === undefined ? rejected(isForeign ? "phone-foreign" : "phone-length") : accepted(national);
}

function afterCountry(digits: string): string | undefined {
  return digits.startsWith("55") ? withoutTrunk(digits.slice(2)) : undefined;
}

/** Drops the trunk 0 with the two digits of a carrier, if any: "0 21 11 91234-5678". */
function withoutTrunk(digits: string): string | undefined {
  if (digits.startsWith("0")) return withoutCarrier(digits.slice(1));
  // 55 is also an area code: it is the country code only if there are too many digits.
  return isNational(digits) ? digits : afterCountry(digits);
}

function withoutCarrier(digits: string): string | undefined {
  const national = isNational(digits) ? digits : digits.slice(2);
  return isNational(national) ? national : undefined;
}

function isNational(digits: string): boolean {
  return digits.length === 10 || digits.length === 11;
}

/**
 * A known area code, then a number of 8 digits, or of 9 that start with 9 (FUN-224, FUN-226). Understands +55, 0055, the
 * trunk 0, also as "0xx", and carrier codes; ignores punctuation and invisible characters.
 *
 * @example
 * parsePhone("+55 (11) 91234-5678"); // { ok: true, value: { areaCode: "11", number: "912345678" } }
 */
export function parsePhone(text: string): Result<Phone, PhoneErrorCode> {
  const digits = nationalDigits(typedText(text));
  if (!digits.ok) return digits;
  const areaCode = digits.value.slice(0, 2);
  const number = digits.value.slice(2);
  if (!isAreaCode(areaCode)) return rejected("phone-area-code");
  return /^9?\d{8}$/.test(number) ? accepted({ areaCode, number }) : rejected("phone-length");
}

/**
 * The phone of the user-data form, which requires all 11 digits (SUB-223, SUB-225).
 *
 * @example
 * parseUserDataPhone("(11) 1234-5678"); // { ok: false, error: "phone-length" }
 */
export function parseUserDataPhone(text: string): Result<Phone, PhoneErrorCode> {
  const phone = parsePhone(text);
  return phone.ok && phone.value.number.length !== 9 ? rejected("phone-length") : phone;
}

/**
 * "(11) 91234-5678", or "(11) 1234-5678" for 8 digits.
 *
 * @example
 * formatPhone({ areaCode: "11", number: "912345678" }); // "(11) 91234-5678"
 */
export function formatPhone({ areaCode, number }: Phone): string {
  return `(${areaCode}) ${number.slice(0, -4)}-${number.slice(-4)}`;
}
