import { addDays, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { type Cents, cents } from "@petbox/domain/money/cents";
import { parseBoleto } from "@petbox/domain/payment/boleto";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import { hashNumber } from "../../simulation/hashNumber.ts";
import type { PaymentMeans } from "./collections.ts";

/** Validity of a PIX, in milliseconds. */
const pixLasts = 30 * 60_000;
/** Days until a boleto is due. */
const boletoLasts = 3;
const bankCode = "237";
const longestTransactionId = 25;

/** The largest amount that a boleto's ten digits can hold. */
const mostByBoleto = cents(9_999_999_999);

export const tooMuchForBoletoText = "Este valor é maior do que um boleto pode cobrar. Pague com PIX ou cartão.";

/** Whether a boleto can hold the amount. */
export function fitsBoleto(amount: Cents): boolean {
  return amount <= mostByBoleto;
}

/** A PIX with its own charge, paid once. @param id of the payment request. */
export function pixOf(id: string, amount: Cents, now: number): PaymentMeans {
  const code = writePixPayload({
    payeeName: "PETBOX COMERCIO LTDA",
    payeeCity: "SAO PAULO",
    amount,
    target: { kind: "url", url: `pix.petbox.com.br/qr/v2/${id}` },
    transactionId: id.slice(0, longestTransactionId),
  });
  return { kind: "pix", code, until: now + pixLasts };
}

/** The path of a boleto, open to anyone with the link; its id cannot be guessed. @param id of the payment request. */
export function boletoPath(id: string): `/${string}` {
  return `/boletos/${id}`;
}

export function boletoOf(id: string, amount: Cents, now: number): PaymentMeans {
  const today = civilDateAt(now);
  const barcode = writeBoletoBarcode({
    bankCode,
    freeField: ourNumber(id),
    amount,
    dueDate: addDays(today, boletoLasts),
  });
  const boleto = parseBoleto(barcode, today);
  if (!boleto.ok) throw new Error(`The boleto that was written cannot be read: ${boleto.error}`);
  return { kind: "boleto", line: boleto.value.digitableLine, link: boletoPath(id) };
}

/** The bank's 25-digit reference to the payment. */
function ourNumber(id: string): string {
  return [1, 2, 3]
    .map((part) => String(hashNumber(`${id} ${part}`)).padStart(10, "0"))
    .join("")
    .slice(0, 25);
}
