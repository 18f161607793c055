import { reaisFromCents } from "../money/cents.ts";
import { checksumOf } from "./checksum.ts";
import { writeField } from "./fields.ts";
import { brazilianReal, checksumHead, noTransactionId, type PixPayload, pixDomain, pixField } from "./payload.ts";

/**
 * The PIX code of a payment, which `parsePixPayload` reads back: for whoever charges, the mock server and the stories.
 * Throws RangeError when a part is too long to be written.
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
    // A charge at an address is paid once; a key may be paid again and again.
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
