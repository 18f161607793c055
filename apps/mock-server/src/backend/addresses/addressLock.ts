import { civilDateAt, isAfter } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../checkout/collections.ts";
import { waitingRequestOf } from "../resolution/debts.ts";
import { isReplaceable } from "../resolution/startPayment.ts";
import { sentWithOf } from "../scheduled/sentWith.ts";
import type { WorldStore } from "../store.ts";

const endedText = "Esta assinatura já terminou: nenhuma caixa vai sair para este endereço.";
const lastBoxText = "A última caixa deste período já foi cobrada: nenhuma outra vai sair para este endereço.";
const leavingText =
  "Você pediu para cancelar esta assinatura: nenhuma outra caixa vai ser cobrada nem sair para este endereço.";
const notBegunText =
  "O primeiro pagamento desta assinatura ainda está em andamento. Mude o endereço assim que ele for confirmado.";
const paymentText =
  "Há um pagamento em andamento para esta assinatura. Conclua ou cancele o pagamento antes de mudar o endereço.";

/** The reason a subscription's own address cannot be changed: the page shows it, and the change is refused with it. */
export function addressLockOf(store: WorldStore, subscription: Subscription, now: number): string | undefined {
  const { startedOn, endedOn, cancelAskedOn } = subscription;
  const today = civilDateAt(now);
  // A term whose renewal is settled: renewed ahead of time, or cancelled.
  if (endedOn !== undefined) return isAfter(endedOn, today) ? lastBoxText : endedText;
  if (cancelAskedOn !== undefined) return leavingText;
  if (startedOn === undefined) return notBegunText;
  // A purchase that travels with a box has no address of its own.
  if (sentWithOf(store, subscription, today) !== undefined) return undefined;
  const waiting = waitingRequestOf(store, subscription);
  // The pending request would no longer match the amount owed.
  return waiting && !isReplaceable(waiting, now) ? paymentText : undefined;
}
