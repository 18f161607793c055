import type { ListedOverdue } from "@petbox/api-client/account/contract";
import { civilDateAt, isBefore } from "@petbox/domain/calendar/civilDate";
import { pendingPaymentOf } from "../resolution/waitingPayment.ts";
import type { WorldStore } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { contractsOf } from "./contractsOf.ts";

/** The customer's overdue subscriptions and scheduled purchases, with their facts. */
export function overdueOf(store: WorldStore, customerCode: string, now: number): ListedOverdue[] {
  const today = civilDateAt(now);
  return contractsOf(store, customerCode, today).flatMap(({ code, purchase, pet: { name, sex } }) => {
    const subscription = store.subscriptions.get(code);
    const facts = subscription && attentionFactsOf(store, subscription, now);
    const { on, isPenalty } = facts?.debt ?? {};
    // A penalty is due at once; a month is overdue from the day after its due date.
    if (facts === undefined || on === undefined || !(isPenalty || isBefore(on, today))) return [];
    const waitingPayment = pendingPaymentOf(store, { code }, now)?.by;
    return [
      {
        code,
        nextInvoiceDate: on,
        ...(waitingPayment && { waitingPayment }),
        ...(purchase && { purchase }),
        ...(name && { name }),
        ...(name && sex && { sex }),
        facts,
      },
    ];
  });
}
