import { walletFullText } from "../card/wallet.ts";
import { type Failure, ownTextOf } from "../failure/failure.ts";
import { failureText, somethingWentWrong } from "../failure/failureText.ts";
import { withAdvice } from "../failure/withAdvice.ts";
import { withReason } from "../failure/withReason.ts";
import type { PaymentPanelState } from "./paymentPanel.ts";
import { debtChanged } from "./priceChange.ts";

/** The step that failed. "read": reading the debt again, or the bot check; "open": opening the resolution; "pay": charging the card. */
export type ResolutionStep = "read" | "open" | "pay";

/** The type of a refusal with any status but the one that has a text of its own (MAN-376). */
export const otherRefusal = "other-refusal";

const notSentText = "O cartão não foi enviado, e nada foi cobrado.";

const unknownText =
  "Não sabemos se este pagamento passou. Antes de pagar de novo, espere alguns minutos: se o banco aprovar, esta página mostra.";

/** Shown if the resolution of a charge cannot be opened (MAN-378). */
export const notOpenedText = "Um erro ocorreu, por favor entre em contato com nosso atendimento.";

/** Shown for a refused card (MAN-375, MAN-376). */
export const resolutionRefusedText = "Um erro ocorreu, por favor tente novamente.";

const notPaidText = "Um erro ocorreu, por favor entre em contato com nosso atendimento ou tente novamente amanhã.";

/**
 * The message of a failed resolution, as HTML: the specified text, with the reason below it if known (MAN-375 to MAN-378). The limit of
 * three cards is shown without it (MAN-379), as is a changed amount: no card was sent.
 */
export function resolutionFailureText(step: ResolutionStep, failure: Failure): string {
  if (step === "open") return withAdvice(notOpenedText, failure);
  if (step === "read") return `${withAdvice(notPaidText, failure)}\n${notSentText}`;
  if (failure.kind !== "refused" || failure.type === otherRefusal) return withAdvice(notPaidText, failure);
  const { message, type } = failure;
  if (message !== undefined && type === debtChanged) return message;
  if (message === undefined || message === resolutionRefusedText) return resolutionRefusedText;
  return message === walletFullText ? walletFullText : withReason(resolutionRefusedText, message);
}

/**
 * The text of a panel that failed without a failed call of this page, as HTML: the bank refused an accepted card, or else the debt was
 * read without its data (MAN-375, MAN-378).
 */
export function failedPanelText(panel: PaymentPanelState): string | undefined {
  if (panel.status !== "failed") return undefined;
  const message = "O banco não autorizou o pagamento neste cartão.";
  return panel.isRefused ? resolutionFailureText("pay", { kind: "refused", message }) : notOpenedText;
}

/**
 * The text of a failed card payment on the page of the resolution, as HTML: the server's own text, or else whether the card was charged. A
 * payment of an overdue charge has no key that makes a retry safe.
 */
export function debtPaymentFailureText(step: ResolutionStep, failure: Failure): string {
  if (step !== "pay") return withReason(notSentText, failureText(failure));
  switch (failure.kind) {
    case "invalid":
      return failure.message ?? Object.values(failure.fields)[0] ?? somethingWentWrong;
    case "offline":
      return `Parece que você está sem internet. ${unknownText}`;
    case "timeout":
      return `A resposta está demorando mais que o normal. ${unknownText}`;
    case "unavailable":
    case "contract":
      return ownTextOf(failure) ?? `${somethingWentWrong} ${unknownText}`;
    default:
      return failureText(failure);
  }
}
