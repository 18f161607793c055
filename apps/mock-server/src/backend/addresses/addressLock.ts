import { type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../checkout/collections.ts";

const endedText = "Esta assinatura já terminou: nenhuma caixa vai sair para este endereço.";
const lastBoxText = "A última caixa deste período já foi cobrada: nenhuma outra vai sair para este endereço.";
const leavingText =
  "Você pediu para cancelar esta assinatura: nenhuma outra caixa vai ser cobrada nem sair para este endereço.";
const notBegunText =
  "O primeiro pagamento desta assinatura ainda está em andamento. Mude o endereço assim que ele for confirmado.";

/** The reason a subscription's address cannot be changed: the page shows it, and the change is refused with it. */
export function addressLockOf(
  { startedOn, endedOn, cancelAskedOn }: Pick<Subscription, "startedOn" | "endedOn" | "cancelAskedOn">,
  today: CivilDate,
): string | undefined {
  // A term whose renewal is settled: renewed ahead of time, or cancelled.
  if (endedOn !== undefined) return isAfter(endedOn, today) ? lastBoxText : endedText;
  if (cancelAskedOn !== undefined) return leavingText;
  return startedOn === undefined ? notBegunText : undefined;
}
