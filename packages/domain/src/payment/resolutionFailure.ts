import { walletFullText } from "../card/wallet.ts";
import type { Failure } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";
import { withReason } from "../failure/withReason.ts";
import { debtChanged } from "./priceChange.ts";

/** The step that failed: opening the resolution, or charging the card. */
export type ResolutionStep = "open" | "pay";

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
  if (failure.kind !== "refused") return withAdvice(notPaidText, failure);
  const { message, type } = failure;
  if (message !== undefined && type === debtChanged) return message;
  if (message === undefined || message === resolutionRefusedText) return resolutionRefusedText;
  return message === walletFullText ? walletFullText : withReason(resolutionRefusedText, message);
}
