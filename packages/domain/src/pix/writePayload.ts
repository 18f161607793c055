import { reaisFromCents } from "../money/cents.ts";
import { writeField } from "./fields.ts";
import {
  brazilianReal,
  checksumHead,
  checksumOf,
  noTransactionId,
  type PixPayload,
  pixDomain,
  pixField,
} from "./payload.ts";

/**
 * Builds the PIX code of a payment, the inverse of `parsePixPayload`; for the mock server and the stories.
 * Throws RangeError if a part is too long.
 */
export function writePixPayload(payment: PixPayload): string {
  const { target, description, amount, payeeName, payeeCity, transactionId = noTransactionId } = payment;
  const account = [
    writeField("00", pixDomain),
    target.kind === "key" ? writeField("01", target.key) : writeField("25", target.url),
    description === undefined ? "" : writeField("02", description),
  ].join("");
  const code = [
    writeField(pixField.format, "01"),
    // "12": a charge at a URL can be paid once; a key can be paid repeatedly.
    target.kind === "url" ? writeField("01", "12") : "",
    writeField(pixField.account, account),
    writeField(pixField.category, "0000"),
    writeField(pixField.currency, brazilianReal),
    amount === undefined ? "" : writeField(pixField.amount, reaisFromCents(amount)),
    writeField(pixField.country, "BR"),
    writeField(pixField.payeeName, payeeName),
    writeField(pixField.payeeCity, payeeCity),
    writeField(pixField.additional, writeField("05", transactionId)),
    checksumHead,
  ].join("");
  return code + checksumOf(code);
}
