import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import type { PendingCharge } from "./overdueCharge.ts";

/** The method of a pending payment of an overdue charge: payable, or awaiting the bank's confirmation. */
export type PendingPaymentMethod = PendingCharge["gateway"];

/** The label of the link to a pending payment, in place of a link to pay. */
export const seePendingPaymentText: Readonly<Record<PendingPaymentMethod, string>> = {
  boleto: "Ver o boleto",
  pix: "Ver o PIX",
  card: "Ver o pagamento",
};

/**
 * Describes a pending payment.
 * @param whose "da caixa do Bob", "desta assinatura".
 * @param payUntil the last day to pay an unpaid boleto, which the bank has not confirmed yet.
 */
export function pendingPaymentText(by: PendingPaymentMethod, whose: string, payUntil?: CivilDate): string {
  if (by === "boleto" && payUntil) return `O boleto ${whose} espera ser pago, até ${formatBrazilianDate(payUntil)}.`;
  const what = { boleto: "boleto", pix: "PIX", card: "pagamento" }[by];
  return `O ${what} ${whose} está aguardando a confirmação do banco.`;
}

export function isPendingPaymentMethod(text: string): text is PendingPaymentMethod {
  return Object.hasOwn(seePendingPaymentText, text);
}
