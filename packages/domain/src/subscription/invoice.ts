import { type CivilDate, formatLongDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";

/** An invoice of a subscription, of a month or of what leaving has cost, as its page shows it. */
export interface Invoice {
  /** The server's number for how it stands. */
  readonly statusCode: number;
  /** The same in the server's words. */
  readonly statusText?: string;
  readonly dueOn?: CivilDate;
  readonly amount?: Cents;
  /** Whether it is what leaving before the end of the term has cost. @default false */
  readonly isPenalty?: boolean;
}

/** What an invoice is called: by its day, and by what it is where that is no month. */
export function invoiceName({ dueOn, isPenalty = false }: Pick<Invoice, "dueOn" | "isPenalty">): string {
  if (dueOn === undefined) return isPenalty ? "Multa" : "Fatura";
  return isPenalty ? `Multa, ${formatLongDate(dueOn)}` : formatLongDate(dueOn);
}

export const unconfirmedBoletoText =
  "O pagamento do boleto está aguardando confirmação. Se você ainda não pagou, pague até o vencimento; depois de pago, o banco leva até 3 dias úteis para avisar.";

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
