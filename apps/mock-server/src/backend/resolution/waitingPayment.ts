import type { WaitingPayment } from "@petbox/domain/payment/waitingPayment";
import type { Subscription } from "../checkout/collections.ts";
import type { Store } from "../store.ts";
import { replaceable } from "./begin.ts";
import { waitingRequestOf } from "./debts.ts";

/** By what a subscription is being paid already: not by what can be paid no more. */
export function waitingPaymentOf(
  store: Store,
  subscription: Pick<Subscription, "code">,
  now: number,
): WaitingPayment | undefined {
  const waiting = waitingRequestOf(store, subscription);
  return waiting === undefined || replaceable(waiting, now) ? undefined : waiting.means.kind;
}
