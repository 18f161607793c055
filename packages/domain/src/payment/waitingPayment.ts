import type { PendingCharge } from "./resolution.ts";

/** By what a payment is made that is under way for something owed: it can still be paid, or the bank still thinks. */
export type WaitingPayment = PendingCharge["gateway"];

/** What leads to it, where something else would ask to pay. */
export const seeWaitingText: Readonly<Record<WaitingPayment, string>> = {
  boleto: "Ver o boleto",
  pix: "Ver o PIX",
  card: "Ver o pagamento",
};

export function isWaitingPayment(text: string): text is WaitingPayment {
  return Object.hasOwn(seeWaitingText, text);
}
