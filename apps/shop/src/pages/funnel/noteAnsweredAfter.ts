import type { StepName } from "@petbox/domain/funnel/steps";
import { noteReplacedOrder, type Order } from "../../session/sessionNews.ts";
import { chooseRepeatPayment } from "../checkout/repeatPayment.ts";

interface SavedAnswer {
  readonly step: StepName;
  readonly now: Order;
}

/**
 * Notes that an answer was saved after a subscription, which the session keeps. The first question starts another box: its payment
 * is not the second one for the same box.
 */
export function noteAnsweredAfter(subscription: string, before: Order, { step, now }: SavedAnswer): void {
  noteReplacedOrder(before, now);
  if (step === "species") chooseRepeatPayment("another-box", subscription);
}
