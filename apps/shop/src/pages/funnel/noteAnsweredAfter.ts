import type { StepName } from "@petbox/domain/funnel/steps";
import { type AnswersAndPurchase, noteReplacedOrder } from "../../session/sessionNews.ts";
import { chooseRepeatPayment } from "../checkout/repeatPayment.ts";

interface SavedAnswer {
  readonly step: StepName;
  readonly now: AnswersAndPurchase;
}

/**
 * Notes that an answer was saved after a subscription, which the session keeps. The first question starts another box: its payment
 * is not the second one for the same box.
 */
export function noteAnsweredAfter(subscription: string, before: AnswersAndPurchase, { step, now }: SavedAnswer): void {
  noteReplacedOrder(before, now);
  if (step === "species") chooseRepeatPayment("another-box", subscription);
}
