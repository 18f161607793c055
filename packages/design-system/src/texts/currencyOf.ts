import { type Cents, cents } from "@petbox/domain/money/cents";
import { accepted, type Result, rejected } from "@petbox/domain/result";

/** How amounts of a currency are written and read. */
export interface CurrencyFormat {
  /** Writes an amount: "$1,234.50". */
  readonly format: (amount: Cents) => string;
  /** Reads a typed amount, with or without the symbol and the separators of thousands: "1234.5", "$1,234.50". */
  readonly parse: (text: string) => Result<Cents, "amount-invalid">;
}

/** A text without spaces and marks of direction, with the minus sign that a keyboard has. */
const bare = (text: string) => text.replace(/[\s\p{Cf}]/gu, "").replace("\u2212", "-");

/**
 * A currency by the rules of a language. An amount is a number of its smallest units: cents of the dollar, yens.
 *
 * @param language a BCP 47 tag: "en", "de-AT"
 * @param currency an ISO 4217 code: "USD", "EUR"
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * currencyOf("en", "USD").format(cents(123450)); // "$1,234.50"
 */
export function currencyOf(language: string, currency: string): CurrencyFormat {
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    numberingSystem: "latn",
  });
  const { maximumFractionDigits: digits = 2 } = money.resolvedOptions();
  const partOf = (type: Intl.NumberFormatPartTypes) =>
    money
      .formatToParts(1_234_567.8)
      .find((part) => part.type === type)
      ?.value.trim() ?? "";
  const symbol = bare(partOf("currency"));
  const group = partOf("group");
  const thousands = group === "" ? "" : `\\d{1,3}(?:[${group}]\\d{2,3})*[${group}]\\d{3}|`;
  const decimals = digits === 0 ? "()" : `(?:[${partOf("decimal")}](\\d{1,${digits}}))?`;
  const pattern = new RegExp(`^(-?)(${thousands}\\d+)${decimals}$`);
  return {
    format: (amount) => money.format(amount / 10 ** digits),
    parse(text) {
      const parts = pattern.exec(bare(text).replace(symbol, ""));
      if (!parts) return rejected("amount-invalid");
      const [, sign = "", whole = "", fraction = ""] = parts;
      const amount = Number(`${sign}${whole.replace(/\D/g, "")}${fraction.padEnd(digits, "0")}`);
      return Number.isSafeInteger(amount) ? accepted(cents(amount)) : rejected("amount-invalid");
    },
  };
}
