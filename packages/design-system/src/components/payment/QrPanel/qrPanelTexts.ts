import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { copyButtonTexts } from "../../actions/CopyButton/copyButtonTexts.ts";
import { toneLabel } from "../../feedback/Alert/toneLabel.ts";
import { timeInWords } from "./timeInWords.ts";

/** The texts of a PIX panel, each replaceable through `texts`. */
export const qrPanelTexts = {
  ...copyButtonTexts,
  /** The accessible name of the sign beside `refusedTitle`. */
  toneLabel,
  label: "Pagamento por PIX",
  /** The name of the drawing. */
  qrLabel: "QR code do PIX",
  /** Unfolds the drawing on a phone. */
  foldLabel: "Pagar com outro aparelho (QR code)",
  amountLabel: "Valor",
  /** The amount of the PIX: in reais, whatever the currency of the other amounts. */
  amountText: (amount: Cents) => formatCents(amount),
  payeeLabel: "Para",
  /** How to pay with the bank's app on this device; empty if the page says so itself. */
  phoneHint: "Neste aparelho: copie o código e cole no aplicativo do seu banco, na área PIX.",
  /** How to pay with the bank's app on another device; likewise. */
  computerHint: "Com outro aparelho: abra nele o aplicativo do seu banco e aponte a câmera para o código.",
  /** Shown for a code that leaves the amount to the payer or to the payer's bank. */
  amountHint: (owed: Cents) => `No aplicativo do banco, confira ou digite o valor de ${formatCents(owed)}.`,
  codeLabel: "PIX copia e cola",
  copyLabel: "Copiar PIX",
  expiresLabel: "Tempo para pagar:",
  /** Printed instead of the countdown. @param at "14h32" */
  printedExpiryText: (at: string) => `O código vale até ${at} (horário de Brasília)`,
  /** Announced five minutes, one minute and ten seconds before the end. */
  announceExpiry: (secondsLeft: number) => `O código expira em ${timeInWords(secondsLeft)}`,
  expiredTitle: "PIX Expirado",
  expiredText: "Este seu link de pagamento expirou!",
  renewLabel: "Gerar novo código",
  /** The button that reads a code again that must not be paid. */
  reloadLabel: "Recarregar",
  /** Shown for a code that must not be paid. */
  refusedTitle: "Não pague com este código",
  brokenText: "O código PIX chegou com defeito, e não dá para saber para quem ele paga.",
  /** Shown for a code with another amount than the one due. */
  otherAmountText: (charged: Cents, owed: Cents) =>
    `O código PIX cobra ${formatCents(charged)}, mas o valor a pagar é ${formatCents(owed)}.`,
};

export type QrPanelTexts = typeof qrPanelTexts;
