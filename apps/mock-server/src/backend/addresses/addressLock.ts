import type { Subscription } from "../checkout/collections.ts";

const endedText = "Esta assinatura já terminou: nenhuma caixa vai sair para este endereço.";
const notBegunText =
  "O primeiro pagamento desta assinatura ainda está em andamento. Mude o endereço assim que ele for confirmado.";

/** Why the address of a subscription cannot be changed: what its page says, and what a change is refused with. */
export function addressLockOf({ startedOn, endedOn }: Pick<Subscription, "startedOn" | "endedOn">): string | undefined {
  if (endedOn !== undefined) return endedText;
  return startedOn === undefined ? notBegunText : undefined;
}
