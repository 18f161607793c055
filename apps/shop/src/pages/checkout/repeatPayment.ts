import type { Session } from "../../app/session.ts";
import { keepInTab, readFromTab } from "./tabStorage.ts";

/** Why the customer wants to pay although there is a subscription: another card for the same box, or another box. */
export type RepeatPayment = "another-card" | "another-box";

const noteOf = (why: RepeatPayment) => `petbox-${why}`;

/** The customer has chosen to pay anew: this subscription's payment is not in the way of it any more. */
export function chooseRepeatPayment(why: RepeatPayment, subscription: string | undefined): void {
  keepInTab(noteOf(why), subscription);
}

/** Whether the customer has chosen, in this tab, to pay anew after this subscription. */
export function choseRepeatPayment(why: RepeatPayment, subscription: string): boolean {
  return readFromTab(noteOf(why)) === subscription;
}

/** The first question is asked again: what was subscribed before is another box. */
export async function beginAnotherBox(session: Session): Promise<void> {
  const { answers } = await session.load();
  chooseRepeatPayment("another-box", answers.subscription);
}
