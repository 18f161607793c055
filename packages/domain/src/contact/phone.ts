import { accepted, type Result, rejected } from "../result.ts";
import { type AreaCode, isAreaCode } from "./areaCodes.ts";

/** A Brazilian phone number: `number` is the 8 or 9 digits after the area code. */
export type Phone = { readonly areaCode: AreaCode; readonly number: string };

export const phoneMessage = "Insira um numero de telefone para contato.";
const userDataPhoneMessage = "Por favor, insira seu telefone.";
/** The input mask; 0 matches any digit (FUN-223, SUB-224). */
export const phoneMask = "(00) 00000-0000";

const longestPhone = 11;

/** The digits without country code +55 and without leading trunk zeros. Also works on a partial number. */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  // 55 is also an area code: it is the country code only after a plus sign or if there are too many digits.
  const startsWithCountry = digits.startsWith("55") && (digits.length > longestPhone || isInternational(text));
  return startsWithCountry ? normalizePhone(digits.slice(2)) : digits;
}

function isInternational(text: string): boolean {
  return text.trimStart().startsWith("+");
}

/** A known area code, then 8 or 9 digits; +55 and punctuation are ignored (FUN-224, FUN-226). */
export function parsePhone(text: string): Result<Phone, string> {
  const digits = normalizePhone(text);
  const areaCode = digits.slice(0, 2);
  const number = digits.slice(2);
  const foreign = isInternational(text) && !/^\+\D*55/.test(text.trimStart());
  if (foreign || /[a-z]/i.test(text) || !isAreaCode(areaCode) || !/^\d{8,9}$/.test(number)) {
    return rejected(phoneMessage);
  }
  return accepted({ areaCode, number });
}

/** The phone of the user-data form, which requires all 11 digits (SUB-223, SUB-225). */
export function parseUserDataPhone(text: string): Result<Phone, string> {
  const phone = parsePhone(text);
  return phone.ok && phone.value.number.length === 9 ? phone : rejected(userDataPhoneMessage);
}

/** "(11) 91234-5678", or "(11) 1234-5678" for 8 digits. */
export function formatPhone({ areaCode, number }: Phone): string {
  return `(${areaCode}) ${number.slice(0, -4)}-${number.slice(-4)}`;
}
