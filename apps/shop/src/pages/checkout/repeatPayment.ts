import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

/** Why a customer with a subscription pays again: with another card for the same box, or for another box. */
type RepeatPayment = "another-card" | "another-box";

const noteOf = (why: RepeatPayment) => `petbox-${why}`;

/** The customer has chosen to pay again: this subscription's payment no longer blocks it. */
export function chooseRepeatPayment(why: RepeatPayment, subscription: string | undefined): void {
  storeInTab(noteOf(why), subscription);
}

/** Whether the customer has chosen, in this tab, to pay again after this subscription. */
export function choseRepeatPayment(why: RepeatPayment, subscription: string): boolean {
  return readFromTab(noteOf(why)) === subscription;
}
