import type { CivilDate } from "../calendar/civilDate.ts";
import { type Cents, cents, zeroCents } from "../money/cents.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { barcodeCheckDigit, partCheckDigit } from "./boletoChecks.ts";
import { dueDateOf } from "./boletoDueDate.ts";

declare const barcodeBrand: unique symbol;
declare const digitableLineBrand: unique symbol;

/** The 44 digits encoded in a boleto's barcode, with a valid check digit. */
export type BoletoBarcode = string & { readonly [barcodeBrand]: true };

/** The 47 digits typed to pay a boleto ("linha digitável"), with four valid check digits. */
export type DigitableLine = string & { readonly [digitableLineBrand]: true };

/** The contents of a boleto. */
export type Boleto = {
  readonly barcode: BoletoBarcode;
  readonly digitableLine: DigitableLine;
  /** The issuing bank, three digits: "001". */
  readonly bankCode: string;
  /** Absent if the payer fills it in. */
  readonly amount?: Cents;
  /** Absent if payable on sight. */
  readonly dueDate?: CivilDate;
};

/**
 * Why a boleto cannot be paid: it contains other characters than digits, does not have 44 or 47 of them, fails a check
 * digit, is not in reais, or is unsupported: a bill of a utility or a tax, which has another layout.
 */
export type BoletoFault = "not-digits" | "wrong-length" | "wrong-check-digit" | "not-real" | "unsupported";

/** Bills of utilities and taxes: a line of 48 digits or a barcode of 44, which begin with 8 in place of a bank. */
const utilityBill = /^8(?:\d{43}|\d{47})$/;

const brazilianReal = "9";

/**
 * Parses a digitable line (47 digits) or a barcode (44), ignoring dots, dashes and spaces, and verifies every check digit.
 * `today` resolves which cycle the due-date factor belongs to.
 *
 * @example
 * const boleto = parseBoleto("00190.50095 40144.816069 06809.350314 3 37370000000100", civilDate(2026, 8, 15));
 * boleto.ok && boleto.value.amount; // 100
 * parseBoleto("00190.50095", civilDate(2026, 8, 15)); // { ok: false, error: "wrong-length" }
 */
export function parseBoleto(text: string, today: CivilDate): Result<Boleto, BoletoFault> {
  const digits = textIn(text).replace(/[\s.-]/g, "");
  if (!/^\d+$/.test(digits)) return rejected("not-digits");
  const refused = (fault: BoletoFault) => rejected(utilityBill.test(digits) ? "unsupported" : fault);
  if (digits.length !== 44 && digits.length !== 47) return refused("wrong-length");
  const barcode = digits.length === 44 ? digits : barcodeFromLine(digits);
  const rest = barcode.slice(0, 4) + barcode.slice(5);
  if (barcode[3] !== brazilianReal) return refused("not-real");
  if (barcode[4] !== barcodeCheckDigit(rest)) return refused("wrong-check-digit");
  const digitableLine = lineFromBarcode(barcode);
  if (digits.length === 47 && digits !== digitableLine) return rejected("wrong-check-digit");
  const amount = cents(Number(barcode.slice(9, 19)));
  const dueDate = dueDateOf(barcode.slice(5, 9), today);
  return accepted({
    barcode: barcode as BoletoBarcode,
    digitableLine: digitableLine as DigitableLine,
    bankCode: barcode.slice(0, 3),
    ...(amount > zeroCents ? { amount } : {}),
    ...(dueDate === undefined ? {} : { dueDate }),
  });
}

/**
 * Formats the line as printed, in groups.
 *
 * @example
 * const boleto = parseBoleto("00190500954014481606906809350314337370000000100", civilDate(2026, 8, 15));
 * boleto.ok && formatDigitableLine(boleto.value.digitableLine); // "00190.50095 40144.816069 06809.350314 3 37370000000100"
 */
export function formatDigitableLine(line: DigitableLine): string {
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, "$1.$2 $3.$4 $5.$6 $7 $8");
}

function barcodeFromLine(line: string): string {
  return line.replace(/^(\d{4})(\d{5})\d(\d{10})\d(\d{10})\d(\d{15})$/, "$1$5$2$3$4");
}

function lineFromBarcode(barcode: string): string {
  const parts = [barcode.slice(0, 4) + barcode.slice(19, 24), barcode.slice(24, 34), barcode.slice(34)];
  return parts.map((part) => part + partCheckDigit(part)).join("") + barcode.slice(4, 19);
}
