import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { parseBoleto } from "@petbox/domain/payment/boleto";
import type { PendingPayment } from "@petbox/domain/payment/pendingPayment";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { waitingRequestOf } from "./debts.ts";
import { isReplaceable } from "./startPayment.ts";

/** The pending payment of a subscription with its deadline, unless it has expired. */
export function pendingPaymentOf(
  store: WorldStore,
  subscription: Pick<Subscription, "code">,
  now: number,
): PendingPayment | undefined {
  const waiting = waitingRequestOf(store, subscription);
  if (waiting === undefined || isReplaceable(waiting, now)) return undefined;
  const { means, outcome } = waiting;
  const boleto =
    means.kind === "boleto" && outcome === undefined ? parseBoleto(means.line, civilDateAt(now)) : undefined;
  return {
    by: means.kind,
    ...(means.kind !== "card" && outcome && { isPaid: true }),
    ...(boleto?.ok && boleto.value.dueDate && { lastDay: boleto.value.dueDate }),
    ...(means.kind === "pix" && { expiresAt: means.until }),
  };
}
