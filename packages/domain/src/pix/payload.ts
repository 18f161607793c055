import { type Cents, centsFromDecimal, zeroCents } from "../money/cents.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { withoutInvisible } from "../text/typedText.ts";
import { readFields } from "./fields.ts";

/** The recipient: a PIX key, or a charge that the payer's bank loads from a URL. */
export type PixTarget = { readonly kind: "key"; readonly key: string } | { readonly kind: "url"; readonly url: string };

/** The contents of a PIX code ("copia e cola", BR Code). */
export type PixPayload = {
  readonly payeeName: string;
  readonly payeeCity: string;
  /** Absent if the payer types it, or if only the charge at the URL has it. */
  readonly amount?: Cents;
  readonly target: PixTarget;
  /** The payee's id of the payment; absent if the code has the placeholder "***". */
  readonly transactionId?: string;
  readonly description?: string;
};

/**
 * Why a code cannot be paid: too long for a QR code; not in TLV fields; modified or truncated; not PIX in reais; a
 * required field missing; or an invalid amount.
 */
export type PixPayloadFault = "too-long" | "not-fields" | "wrong-checksum" | "not-pix" | "incomplete" | "wrong-amount";

/** The ids of a BR Code's fields. */
export const pixField = {
  format: "00",
  account: "26",
  category: "52",
  currency: "53",
  amount: "54",
  country: "58",
  payeeName: "59",
  payeeCity: "60",
  additional: "62",
  checksum: "63",
} as const;

/** The identifier and the length of the checksum, the last field. */
export const checksumHead = "6304";
/** The domain that marks an account as one for PIX. */
export const pixDomain = "br.gov.bcb.pix";
/** The number of the currency in ISO 4217. */
export const brazilianReal = "986";
/** Stands for a payment without an identifier of its own. */
export const noTransactionId = "***";

const longestCode = 512;
const longestAmount = 13;
const lastAccount = 51;

/**
 * CRC-16/CCITT-FALSE of the text's UTF-8 bytes, as four upper-case hexadecimal digits: polynomial 0x1021, initial value
 * 0xFFFF, not reflected. Detects any change within sixteen adjacent bits.
 */
export function checksumOf(text: string): string {
  let remainder = 0xffff;
  for (const byte of bytesOf(text)) {
    remainder ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 0x8000 ? (remainder << 1) ^ 0x1021 : remainder << 1;
    }
    remainder &= 0xffff;
  }
  return remainder.toString(16).toUpperCase().padStart(4, "0");
}

/** Hand-written, because TextEncoder belongs to the platform and not to the language. */
function bytesOf(text: string): readonly number[] {
  return Array.from(text).flatMap((character) => {
    const point = character.codePointAt(0) ?? 0;
    const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
    if (point < 0x80) return [point];
    if (point < 0x800) return [0xc0 | (point >> 6), tail(0)];
    if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)];
    return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)];
  });
}

/**
 * Parses a PIX code without outer spaces and invisible characters, and verifies its fields and checksum. Any changed character is rejected:
 * a mistyped, truncated or tampered code must never be paid.
 *
 * @example
 * const code = writePixPayload({ payeeName: "ANA", payeeCity: "SAO PAULO", target: { kind: "key", key: "ana@gmail.com" } });
 * parsePixPayload(code);
 * // { ok: true, value: { payeeName: "ANA", payeeCity: "SAO PAULO", target: { kind: "key", key: "ana@gmail.com" } } }
 * parsePixPayload(code.replace("ANA", "EVA")); // { ok: false, error: "wrong-checksum" }
 */
export function parsePixPayload(text: string): Result<PixPayload, PixPayloadFault> {
  const code = withoutInvisible(text).trim();
  if (code.length > longestCode) return rejected("too-long");
  const fields = readFields(code);
  if (!fields) return rejected("not-fields");
  const checked = code.slice(0, -4);
  if (!checked.endsWith(checksumHead) || checksumOf(checked) !== fields.get(pixField.checksum)) {
    return rejected("wrong-checksum");
  }
  const account = accountIn(fields);
  const isPix = fields.get(pixField.format) === "01" && fields.get(pixField.currency) === brazilianReal;
  if (!isPix || !account) return rejected("not-pix");
  const target = targetIn(account);
  const payeeName = fields.get(pixField.payeeName)?.trim();
  const payeeCity = fields.get(pixField.payeeCity)?.trim();
  if (!target || !payeeName || !payeeCity) return rejected("incomplete");
  const amount = amountOf(fields.get(pixField.amount));
  if (!amount.ok) return amount;
  const transactionId = readFields(fields.get(pixField.additional) ?? "")?.get("05");
  const description = account.get("02");
  return accepted({
    payeeName,
    payeeCity,
    target,
    ...(amount.value > zeroCents ? { amount: amount.value } : {}),
    ...(transactionId && transactionId !== noTransactionId ? { transactionId } : {}),
    ...(description ? { description } : {}),
  });
}

/** The account may be in any of the fields 26 to 51: it is the one with the PIX domain. */
function accountIn(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  for (let id = Number(pixField.account); id <= lastAccount; id += 1) {
    const account = readFields(fields.get(String(id)) ?? "");
    if (account?.get("00")?.toLowerCase() === pixDomain) return account;
  }
  return undefined;
}

function targetIn(account: ReadonlyMap<string, string>): PixTarget | undefined {
  const key = account.get("01");
  const url = account.get("25");
  if (key && url === undefined) return { kind: "key", key };
  return url && key === undefined ? { kind: "url", url } : undefined;
}

/** Zero, which the manual allows, equals a missing amount: the payer types it. */
function amountOf(text: string | undefined): Result<Cents, PixPayloadFault> {
  if (text === undefined) return accepted(zeroCents);
  const isAmount = /^\d+(?:\.\d{1,2})?$/.test(text) && text.length <= longestAmount;
  return isAmount ? accepted(centsFromDecimal(text)) : rejected("wrong-amount");
}
