import { walletFullText } from "../card/wallet.ts";
import type { Failure } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** What failed: the regularisation was not opened, or the card was not charged. */
export type RegularisationStep = "open" | "pay";

/** What is said where a regularisation cannot be opened (MAN-378). */
export const notOpenedText = "Um erro ocorreu, por favor entre em contato com nosso atendimento.";

/** What is said of a card that was refused (MAN-375, MAN-376). */
export const cardRefusedText = "Um erro ocorreu, por favor tente novamente.";

const notPaidText = "Um erro ocorreu, por favor entre em contato com nosso atendimento ou tente novamente amanhã.";

/**
 * What a failed regularisation says, as HTML: the specified text, and after it why, where that is known (MAN-375 to
 * MAN-378). That a fourth card is one too many is said alone (MAN-379).
 */
export function regularisationFailureText(step: RegularisationStep, failure: Failure): string {
  if (step === "open") return withAdvice(notOpenedText, failure);
  if (failure.kind !== "refused") return withAdvice(notPaidText, failure);
  const { message } = failure;
  if (message === undefined || message === cardRefusedText) return cardRefusedText;
  return message === walletFullText ? walletFullText : `${cardRefusedText} ${message}`;
}
