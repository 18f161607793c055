import type { PendingCharge } from "./resolution.ts";

/** By what a payment is made that is under way for something owed: it can still be paid, or the bank still thinks. */
export type WaitingPayment = PendingCharge["gateway"];

/** What leads to it, where something else would ask to pay. */
export const seeWaitingText: Readonly<Record<WaitingPayment, string>> = {
  boleto: "Ver o boleto",
  pix: "Ver o PIX",
  card: "Ver o pagamento",
};

/** What is waited for, where somebody is paying already. @param whose "da caixa do Bob", "desta assinatura". */
export function waitingPaymentText(by: WaitingPayment, whose: string): string {
  const what = { boleto: "boleto", pix: "PIX", card: "pagamento" }[by];
  return `O ${what} ${whose} está aguardando a confirmação do banco.`;
}

export function isWaitingPayment(text: string): text is WaitingPayment {
  return Object.hasOwn(seeWaitingText, text);
}
