import { type CivilDate, isBefore } from "../calendar/civilDate.ts";

/** As much of a subscription as tells whether it is paid up. The server names no next invoice once none is to come. */
export type Billing = { readonly active: boolean; readonly nextInvoiceDate?: CivilDate | undefined };

export const overdueText = "Pagamento em atraso";
export const failedChargeText = "Ops, Falha na cobrança";
export const regulariseText = "Regularizar pagamento";

/** Whether an active subscription's invoice should have been paid by now; on the day itself it still can be (SUB-157). */
export function isOverdue({ active, nextInvoiceDate }: Billing, today: CivilDate): boolean {
  return active && invoicePassed({ nextInvoiceDate }, today);
}

type Invoiced = Pick<Billing, "nextInvoiceDate">;

function invoicePassed({ nextInvoiceDate }: Invoiced, today: CivilDate): boolean {
  return nextInvoiceDate !== undefined && isBefore(nextInvoiceDate, today);
}

/** Subscriptions whose invoice date has passed first; otherwise in the order in which they came (SUB-165). */
export function passedInvoicesFirst<Subscription extends Invoiced>(
  subscriptions: readonly Subscription[],
  today: CivilDate,
): readonly Subscription[] {
  const passed = (subscription: Subscription) => Number(invoicePassed(subscription, today));
  return subscriptions.toSorted((one, other) => passed(other) - passed(one));
}
