import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import { formatCents } from "../money/format.ts";
import { pendingPaymentText } from "../payment/pendingPayment.ts";
import type { Attention } from "./attention.ts";
import type { OpenDebt, TroubledBox } from "./attentionFacts.ts";

/** The most urgent thing in one sentence, the same on every page. */
export function attentionText(attention: Attention): string {
  switch (attention.kind) {
    case "first-payment":
      return "O primeiro pagamento está em análise no banco.";
    case "debt":
      return debtText(attention.debt);
    case "payment":
      return pendingPaymentText(attention.payment, attention.debt.amount);
    case "card":
      return `O cartão final ${attention.lastFour} vence antes da cobrança de ${formatBrazilianDate(attention.on)}.`;
    case "box":
      return boxText(attention.box);
    case "leaving":
      return leavingText(attention);
    case "renewal": {
      const price = attention.amount === undefined ? "" : `, por ${formatCents(attention.amount)} por mês`;
      return `A assinatura se renova sozinha em ${formatBrazilianDate(attention.on)}${price}.`;
    }
    case "end-of-term":
      return `Termina em ${formatBrazilianDate(attention.on)}, sem renovação automática.`;
    case "expired":
      return attention.on === undefined
        ? "Esta assinatura terminou."
        : `Esta assinatura terminou em ${formatBrazilianDate(attention.on)}.`;
    case "canceled":
      return attention.on === undefined
        ? "Esta assinatura foi cancelada."
        : `Esta assinatura foi cancelada em ${formatBrazilianDate(attention.on)}.`;
    case "calm":
      return calmText(attention);
  }
}

/** "R$69,90 em aberto desde 21/11/2026." */
function debtText({ amount, on, isPenalty }: OpenDebt): string {
  const since = on === undefined ? "" : ` desde ${formatBrazilianDate(on)}`;
  if (isPenalty) return `Multa${amount === undefined ? "" : ` de ${formatCents(amount)}`} em aberto${since}.`;
  return `${amount === undefined ? "Pagamento" : formatCents(amount)} em aberto${since}.`;
}

function boxText({ state, on, ...money }: TroubledBox): string {
  if (state === "aborted") return `O envio da caixa foi abortado. ${abortedMoneyText(money)}`;
  return lateBoxText(on);
}

/** A late box and its estimated day. */
export function lateBoxText(expectedOn: CivilDate | undefined): string {
  return expectedOn === undefined
    ? "A caixa está atrasada."
    : `A caixa está atrasada: era esperada até ${formatBrazilianDate(expectedOn)}.`;
}

/** What becomes of the money of an aborted box. */
export function abortedMoneyText({ credit, refund }: Pick<TroubledBox, "credit" | "refund">): string {
  if (credit !== undefined)
    return `Os ${formatCents(credit)} que você pagou por ela são descontados da próxima cobrança.`;
  if (refund !== undefined) return `Os ${formatCents(refund)} que você pagou por ela são devolvidos.`;
  return "O que você pagou por ela é descontado da próxima cobrança ou, se não houver outra, devolvido.";
}

function leavingText({ on, penalty }: Extract<Attention, { kind: "leaving" }>): string {
  if (on === undefined) return "O cancelamento foi pedido.";
  const day = formatBrazilianDate(on);
  const cost = penalty ? `, com multa de ${formatCents(penalty)}` : ", sem multa";
  return `O cancelamento foi pedido e vale a partir de ${day}${cost}.`;
}

function calmText({ on, amount }: Extract<Attention, { kind: "calm" }>): string {
  if (on === undefined) return "Tudo em dia.";
  const money = amount === undefined ? "" : `${formatCents(amount)} em `;
  return `Tudo em dia. Próxima cobrança: ${money}${formatBrazilianDate(on)}.`;
}
