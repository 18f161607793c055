import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { parseBoleto } from "@petbox/domain/payment/boleto";
import type { PendingPayment, PendingPaymentMethod } from "@petbox/domain/payment/pendingPayment";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { waitingRequestOf } from "./debts.ts";
import { isReplaceable } from "./startPayment.ts";

/** The pending payment of a subscription, unless it has expired. */
export function waitingPaymentOf(
  store: WorldStore,
  subscription: Pick<Subscription, "code">,
  now: number,
): PendingPaymentMethod | undefined {
  const waiting = waitingRequestOf(store, subscription);
  return waiting === undefined || isReplaceable(waiting, now) ? undefined : waiting.means.kind;
}

/** The last day of the pending boleto; undefined when it is paid, and without one. */
export function payUntilOf(
  store: WorldStore,
  subscription: Pick<Subscription, "code">,
  now: number,
): CivilDate | undefined {
  const waiting = waitingRequestOf(store, subscription);
  if (waiting?.means.kind !== "boleto" || waiting.outcome !== undefined || isReplaceable(waiting, now))
    return undefined;
  const boleto = parseBoleto(waiting.means.line, civilDateAt(now));
  return boleto.ok ? boleto.value.dueDate : undefined;
}

/** The pending payment of a subscription with its deadline, unless it has expired. */
export function pendingPaymentOf(
  store: WorldStore,
  subscription: Pick<Subscription, "code">,
  now: number,
): PendingPayment | undefined {
  const waiting = waitingRequestOf(store, subscription);
  if (waiting === undefined || isReplaceable(waiting, now)) return undefined;
  const { means, outcome } = waiting;
  const lastDay = payUntilOf(store, subscription, now);
  return {
    by: means.kind,
    ...(means.kind !== "card" && outcome && { isPaid: true }),
    ...(lastDay && { lastDay }),
    ...(means.kind === "pix" && { expiresAt: means.until }),
  };
}
