import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";

/** A month's invoice of a subscription, as its page shows it. */
export interface Invoice {
  /** The server's number for how it stands. */
  readonly statusCode: number;
  /** The same in the server's words. */
  readonly statusText?: string;
  readonly dueOn?: CivilDate;
  readonly amount?: Cents;
}

export const unconfirmedBoletoText =
  "O pagamento do boleto está aguardando confirmação. O banco leva até 3 dias úteis para avisar que ele foi pago.";

/** Whether it is a boleto of which nobody knows yet that it was paid (MAN-153). */
export function isUnconfirmedBoleto({ statusCode }: Pick<Invoice, "statusCode">): boolean {
  return statusCode === 1 || statusCode === 2;
}

/** Whether a subscription's page says that a boleto waits to be confirmed (MAN-154). */
export function hasUnconfirmedBoleto(invoices: readonly Pick<Invoice, "statusCode">[]): boolean {
  return invoices.some(isUnconfirmedBoleto);
}

/** What an invoice is marked with. */
export function invoiceLabel(invoice: Invoice): string {
  return isUnconfirmedBoleto(invoice) ? "Aguardando confirmação" : (invoice.statusText ?? "");
}
