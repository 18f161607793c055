import type { CivilDate } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { formatCents } from "../money/format.ts";
import { pendingPaymentText } from "../payment/pendingPayment.ts";
import { type NamedPet, ofPet } from "../pet/phrases.ts";
import type { Attention } from "./attention.ts";
import type { OpenDebt, TroubledBox } from "./attentionFacts.ts";

/**
 * The most urgent thing in one sentence, the same on every page.
 * @param pet names the subscription, in a list of several.
 */
export function attentionText(attention: Attention, today: CivilDate, pet?: NamedPet): string {
  const of = pet === undefined ? "" : ` ${ofPet(pet)}`;
  const ofSubscription = pet === undefined ? "" : ` da assinatura${of}`;
  switch (attention.kind) {
    case "first-payment":
      return `O primeiro pagamento${ofSubscription} está em análise no banco.`;
    case "debt":
      return debtText(attention.debt, today);
    case "payment":
      return pendingPaymentText(attention.payment, today, attention.debt.amount);
    case "card":
      return `O cartão final ${attention.lastFour} vence antes da cobrança${ofSubscription} de ${dateInText(attention.on, today)}.`;
    case "box":
      return boxText(attention.box, of, today);
    case "leaving":
      return leavingText(attention, ofSubscription, today);
    case "renewal": {
      const price = attention.amount === undefined ? "" : `, por ${formatCents(attention.amount)} por mês`;
      return `A assinatura${of} se renova sozinha em ${dateInText(attention.on, today)}${price}.`;
    }
    case "end-of-term":
      return `A assinatura${of} termina em ${dateInText(attention.on, today)}, sem renovação automática.`;
    case "expired":
      return attention.on === undefined
        ? "Esta assinatura terminou."
        : `Esta assinatura terminou em ${dateInText(attention.on, today)}.`;
    case "canceled":
      return attention.on === undefined
        ? "Esta assinatura foi cancelada."
        : `Esta assinatura foi cancelada em ${dateInText(attention.on, today)}.`;
    case "calm":
      return calmText(attention, today);
  }
}

/** "R$69,90 em aberto desde 21 de novembro." */
function debtText({ amount, on, isPenalty }: OpenDebt, today: CivilDate): string {
  const since = on === undefined ? "" : ` desde ${dateInText(on, today)}`;
  if (isPenalty) return `Multa${amount === undefined ? "" : ` de ${formatCents(amount)}`} em aberto${since}.`;
  return `${amount === undefined ? "Pagamento" : formatCents(amount)} em aberto${since}.`;
}

function boxText({ state, on, ...money }: TroubledBox, of: string, today: CivilDate): string {
  if (state === "aborted") return `O envio da caixa${of} foi abortado. ${abortedMoneyText(money)}`;
  return lateBoxText(on, today, of);
}

/** A late box and its estimated day. @param of names its pet: " do Bob". */
function lateBoxText(expectedOn: CivilDate | undefined, today: CivilDate, of = ""): string {
  return expectedOn === undefined
    ? `A caixa${of} está atrasada.`
    : `A caixa${of} está atrasada: era esperada até ${dateInText(expectedOn, today)}.`;
}

/** What becomes of the money of an aborted box. */
export function abortedMoneyText({ credit, refund }: Pick<TroubledBox, "credit" | "refund">): string {
  if (credit !== undefined)
    return `Os ${formatCents(credit)} da caixa que não saiu serão descontados da próxima cobrança.`;
  if (refund !== undefined) return `Os ${formatCents(refund)} da caixa que não saiu serão devolvidos.`;
  return "O valor da caixa que não saiu será descontado da próxima cobrança ou, se não houver outra, devolvido.";
}

function leavingText({ on, penalty }: Extract<Attention, { kind: "leaving" }>, of: string, today: CivilDate): string {
  if (on === undefined) return `O cancelamento${of} foi pedido.`;
  const day = dateInText(on, today);
  const cost = penalty ? `, com multa de ${formatCents(penalty)}` : ", sem multa";
  return `O cancelamento${of} foi pedido e vale a partir de ${day}${cost}.`;
}

function calmText({ on, amount }: Extract<Attention, { kind: "calm" }>, today: CivilDate): string {
  if (on === undefined) return "Tudo em dia.";
  const money = amount === undefined ? "" : `${formatCents(amount)} em `;
  return `Tudo em dia. Próxima cobrança: ${money}${dateInText(on, today)}.`;
}
