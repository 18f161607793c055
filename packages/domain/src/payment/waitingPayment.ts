import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import type { PendingCharge } from "./resolution.ts";

/** By what a payment is made that is under way for something owed: it can still be paid, or the bank still thinks. */
export type WaitingPayment = PendingCharge["gateway"];

/** What leads to it, where something else would ask to pay. */
export const seeWaitingText: Readonly<Record<WaitingPayment, string>> = {
  boleto: "Ver o boleto",
  pix: "Ver o PIX",
  card: "Ver o pagamento",
};

/**
 * What is waited for, where somebody is paying already. @param whose "da caixa do Bob", "desta assinatura".
 * @param payUntil the last day of a boleto that nobody has paid yet: the bank has nothing to confirm.
 */
export function waitingPaymentText(by: WaitingPayment, whose: string, payUntil?: CivilDate): string {
  if (by === "boleto" && payUntil) return `O boleto ${whose} espera ser pago, até ${formatBrazilianDate(payUntil)}.`;
  const what = { boleto: "boleto", pix: "PIX", card: "pagamento" }[by];
  return `O ${what} ${whose} está aguardando a confirmação do banco.`;
}

export function isWaitingPayment(text: string): text is WaitingPayment {
  return Object.hasOwn(seeWaitingText, text);
}
