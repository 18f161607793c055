import { zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { ofPet } from "../pet/phrases.ts";
import { scheduledRules } from "../scheduled/scheduledKinds.ts";
import type { UpcomingEvent } from "./upcoming.ts";

/** An upcoming event without its date: "Cobrança da caixa do Bob: R$69,90". */
export function upcomingText(event: UpcomingEvent): string {
  const { amount } = event;
  const money = amount === undefined ? "" : `: ${formatCents(amount)}`;
  if (event.kind === "scheduled-charge") {
    return `Cobrança dos ${scheduledRules[event.purchase].name}${money}`;
  }
  const { kind, pet } = event;
  switch (kind) {
    case "charge":
      // The credit of an aborted box may cover the whole month (decision 72).
      if (amount === zeroCents) return `Nada a pagar pela caixa ${ofPet(pet)}: seu crédito cobre o mês`;
      return `Cobrança da caixa ${ofPet(pet)}${money}`;
    case "retry":
      return `Nova tentativa de cobrança da caixa ${ofPet(pet)}${money}`;
    case "penalty":
      return `Multa pelo cancelamento da assinatura ${ofPet(pet)}${money}`;
    case "renewal":
      return `Renovação automática da assinatura ${ofPet(pet)}${money}${amount === undefined ? "" : " por mês"}`;
    case "box-leaves":
      return `A caixa ${ofPet(pet)} sai`;
    case "box-arrives":
      return `A caixa ${ofPet(pet)} deve chegar`;
  }
}
