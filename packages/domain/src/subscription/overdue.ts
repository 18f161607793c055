import { type CivilDate, isBefore } from "../calendar/civilDate.ts";

/** The fields that determine whether a subscription is overdue. The next date is absent without further invoices. */
export type Billing = { readonly active: boolean; readonly nextInvoiceDate?: CivilDate | undefined };

export const overdueText = "Pagamento em atraso";
export const failedChargeText = "Ops, Falha na cobrança";
export const resolveText = "Regularizar pagamento";

/** Whether an active subscription's invoice is past due; on the due date itself it is not (SUB-157). */
export function isOverdue({ active, nextInvoiceDate }: Billing, today: CivilDate): boolean {
  return active && invoicePassed({ nextInvoiceDate }, today);
}

type Invoiced = Pick<Billing, "nextInvoiceDate">;

function invoicePassed({ nextInvoiceDate }: Invoiced, today: CivilDate): boolean {
  return nextInvoiceDate !== undefined && isBefore(nextInvoiceDate, today);
}

/** Sorts subscriptions with a past invoice date first; otherwise keeps the order (SUB-165). */
export function passedInvoicesFirst<Subscription extends Invoiced>(
  subscriptions: readonly Subscription[],
  today: CivilDate,
): readonly Subscription[] {
  const passed = (subscription: Subscription) => Number(invoicePassed(subscription, today));
  return [...subscriptions].sort((one, other) => passed(other) - passed(one));
}
