import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { type Cents, centsFromDecimal, reaisFromCents } from "./cents.ts";

/**
 * The shop's format: "R$79,90", "R$1.234,56", "-R$1,00" (FUN-008, FUN-009).
 *
 * @example
 * formatCents(cents(123456)); // "R$1.234,56"
 */
export function formatCents(amount: Cents): string {
  const [whole = "", decimals = ""] = reaisFromCents(amount).replace("-", "").split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ".");
  return `${amount < 0 ? "-" : ""}R$${grouped},${decimals}`;
}

// Thirteen digits of reais and two of centavos always fit a safe integer.
const longestWhole = 13;

const reaisPattern = /^(-?)(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/i;

/**
 * Parses an amount in Brazilian notation: "R$79,90", "R$ 1.234,56", "1234,5", "80". Rejects fractions of a cent.
 *
 * @example
 * parseReais("R$ 1.234,56"); // { ok: true, value: 123456 }
 * parseReais("oitenta"); // { ok: false, error: "amount-invalid" }
 */
export function parseReais(text: string): Result<Cents, "amount-invalid"> {
  const parts = reaisPattern.exec(textIn(text).trim());
  if (!parts) return rejected("amount-invalid");
  const [, sign = "", whole = "", decimals = ""] = parts;
  const digits = whole.replaceAll(".", "");
  if (digits.length > longestWhole) return rejected("amount-invalid");
  return accepted(centsFromDecimal(`${sign}${digits}.${decimals}`));
}
