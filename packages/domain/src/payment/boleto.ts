import { addDays, type CivilDate, civilDate, daysBetween } from "../calendar/civilDate.ts";
import { type Cents, cents, zeroCents } from "../money/cents.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";

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
 * The modulus 10 check digit of a part of the digitable line: from the right, digits are weighted 2 and 1 alternately, the
 * digits of the products are summed, and the check digit completes the sum to a multiple of ten.
 */
function partCheckDigit(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, index) => {
    const product = index % 2 === 0 ? digit * 2 : digit;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * The modulus 11 check digit of a barcode, from its other 43 digits: weighted 2 to 9 repeatedly from the right. Eleven
 * minus the remainder, with 0, 10 and 11 replaced by 1.
 */
export function barcodeCheckDigit(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0);
  const checkDigit = 11 - (sum % 11);
  return String(checkDigit > 9 ? 1 : checkDigit);
}

function fromTheRight(digits: string): readonly number[] {
  return Array.from(digits, Number).reverse();
}

/** The date of factor 1000 in the first cycle, which ended with 9999 on 21/02/2025; the next one started at 1000 the day after. */
const firstDay = civilDate(2000, 7, 3);
const firstFactor = 1000;
const factorsInARound = 9000;

/** The furthest due date in days from today, by the banks' agreement that makes the cycles distinguishable. */
const farthestAhead = 5500;

/**
 * The due date of a four-digit factor. Factors repeat every 9000 days and are never more than 5500 days ahead of `today`,
 * which determines the cycle. Undefined for a factor under 1000: the boleto is payable on sight.
 */
export function dueDateOf(factor: string, today: CivilDate): CivilDate | undefined {
  const days = Number(factor) - firstFactor;
  if (days < 0) return undefined;
  const inFirstRound = addDays(firstDay, days);
  const rounds = Math.floor((daysBetween(inFirstRound, today) + farthestAhead) / factorsInARound);
  return addDays(inFirstRound, Math.max(rounds, 0) * factorsInARound);
}

/** The factor of a due date, or "0000" without one. Throws RangeError for a date before the first factor. */
export function dueFactorOf(date: CivilDate | undefined): string {
  if (date === undefined) return "0000";
  const days = daysBetween(firstDay, date);
  if (days < 0) throw new RangeError(`No due factor before ${firstDay}: ${date}`);
  return String(firstFactor + (days % factorsInARound));
}

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
