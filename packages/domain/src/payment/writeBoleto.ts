import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { barcodeCheckDigit, dueFactorOf } from "./boleto.ts";

/** An issuer's data for a boleto; `freeField` is the bank's own 25 digits. */
export type BoletoContent = {
  readonly bankCode: string;
  readonly freeField: string;
  readonly amount?: Cents;
  readonly dueDate?: CivilDate;
};

/**
 * Builds a 44-digit barcode, the inverse of `parseBoleto`; for the mock server and the stories.
 * Throws RangeError if a part has the wrong number of digits.
 */
export function writeBoletoBarcode({ bankCode, freeField, amount, dueDate }: BoletoContent): string {
  const value = String(amount ?? 0).padStart(10, "0");
  const rest = `${bankCode}9${dueFactorOf(dueDate)}${value}${freeField}`;
  if (!/^\d{43}$/.test(rest) || bankCode.length !== 3 || value.length !== 10) {
    throw new RangeError("A boleto has 3 digits of bank, at most 10 of amount and 25 of free field.");
  }
  return rest.slice(0, 4) + barcodeCheckDigit(rest) + rest.slice(4);
}
