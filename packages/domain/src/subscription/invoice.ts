import { type CivilDate, formatLongDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPayment } from "../payment/pendingPayment.ts";

/** A subscription's invoice, monthly or for a cancellation penalty, as its page shows it. */
export interface Invoice {
  /** The server's status code. */
  readonly statusCode: number;
  /** The server's text for the status. */
  readonly statusText?: string;
  readonly dueOn?: CivilDate;
  readonly amount?: Cents;
  /** Whether it is for a cancellation penalty. @default false */
  readonly isPenalty?: boolean;
}

/** The title of an invoice: its date, prefixed with "Multa" for a penalty. */
export function invoiceName({ dueOn, isPenalty = false }: Pick<Invoice, "dueOn" | "isPenalty">): string {
  if (dueOn === undefined) return isPenalty ? "Multa" : "Fatura";
  return isPenalty ? `Multa, ${formatLongDate(dueOn)}` : formatLongDate(dueOn);
}

export const unconfirmedBoletoText =
  "O pagamento do boleto está aguardando confirmação. Se você ainda não pagou, pague até o vencimento; depois de pago, o banco leva até 3 dias úteis para avisar.";

/** Whether it is a boleto whose payment is not confirmed yet (MAN-153). */
export function isUnconfirmedBoleto({ statusCode }: Pick<Invoice, "statusCode">): boolean {
  return statusCode === 1 || statusCode === 2;
}

/** Whether the subscription's page mentions an unconfirmed boleto (MAN-154). */
export function hasUnconfirmedBoleto(invoices: readonly Pick<Invoice, "statusCode">[]): boolean {
  return invoices.some(isUnconfirmedBoleto);
}

/** The status label of an invoice. @param payment the subscription's pending payment, if known. */
export function invoiceLabel(invoice: Invoice, payment?: PendingPayment): string {
  if (isUnconfirmedBoleto(invoice) && payment?.by === "boleto" && !payment.isPaid) return "Falta pagar";
  return isUnconfirmedBoleto(invoice) ? "Aguardando confirmação" : (invoice.statusText ?? "");
}
