import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import type { Answers } from "@petbox/domain/funnel/answers";
import type { StepName } from "@petbox/domain/funnel/steps";
import { boughtAnswers, noteAnsweredForAnother } from "../../session/boughtAnswers.ts";
import { beginAnotherPet, noteAboutAnotherPet, withoutEarlierPet } from "../../session/earlierPet.ts";
import { isSubscriber } from "../../session/isSubscriber.ts";
import { type AnswersAndPurchase, noteReplacedOrder } from "../../session/sessionNews.ts";
import { chooseRepeatPayment } from "../checkout/repeatPayment.ts";

interface SavedAnswer {
  readonly step: StepName;
  readonly saved: Answers;
  readonly now: AnswersAndPurchase;
}

/**
 * Notes that an answer was saved after a subscription, which the session keeps. The first question starts another box: its payment
 * is not the second one for the same box, and after a paid box its pet is another one.
 * @returns the earlier answers that are still true; undefined if all are.
 */
export function noteAnsweredAfter(
  subscription: string,
  before: AnswersAndPurchase & Pick<EmbeddedSession, "visitor">,
  { step, saved, now }: SavedAnswer,
): Answers | undefined {
  const isAnotherPet = step === "species" && isBoxPaid(before);
  noteReplacedOrder(before, now);
  if (step === "species") chooseRepeatPayment("another-box", subscription);
  noteAboutAnotherPet(subscription, saved);
  if (!isAnotherPet) return undefined;
  noteAnsweredForAnother(subscription);
  beginAnotherPet(subscription);
  return withoutEarlierPet(before.answers);
}

/** Whether the answers are those of a paid box. A purchase of pads or food may have its own subscription. */
function isBoxPaid({ answers, purchase, visitor }: AnswersAndPurchase & Pick<EmbeddedSession, "visitor">): boolean {
  const isOfBox = purchase === null || purchase.after === answers.subscription;
  return isOfBox && isSubscriber(visitor) && boughtAnswers(answers) !== undefined;
}
