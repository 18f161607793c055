import type { Subscription } from "../checkout/collections.ts";

const endedText = "Esta assinatura já terminou: nenhuma caixa vai sair para este endereço.";
const leavingText =
  "Você pediu para cancelar esta assinatura: nenhuma outra caixa vai ser cobrada nem sair para este endereço.";
const notBegunText =
  "O primeiro pagamento desta assinatura ainda está em andamento. Mude o endereço assim que ele for confirmado.";

/** The reason a subscription's address cannot be changed: the page shows it, and the change is refused with it. */
export function addressLockOf({
  startedOn,
  endedOn,
  cancelAskedOn,
}: Pick<Subscription, "startedOn" | "endedOn" | "cancelAskedOn">): string | undefined {
  if (endedOn !== undefined) return endedText;
  if (cancelAskedOn !== undefined) return leavingText;
  return startedOn === undefined ? notBegunText : undefined;
}
