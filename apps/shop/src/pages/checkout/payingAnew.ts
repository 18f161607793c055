import type { Session } from "../../app/session.ts";
import { keepTabNote, readTabNote } from "./tabNotes.ts";

/** Why the customer wants to pay although there is a subscription: another card for the same box, or another box. */
export type PayingAnew = "another-card" | "another-box";

const noteOf = (why: PayingAnew) => `petbox-${why}`;

/** The customer has chosen to pay anew: this subscription's payment is not in the way of it any more. */
export function choosePayingAnew(why: PayingAnew, subscription: string | undefined): void {
  keepTabNote(noteOf(why), subscription);
}

/** Whether the customer has chosen, in this tab, to pay anew after this subscription. */
export function choseToPayAnew(why: PayingAnew, subscription: string): boolean {
  return readTabNote(noteOf(why)) === subscription;
}

/** The first question is asked again: what was subscribed before is another box. */
export async function beginAnotherBox(session: Session): Promise<void> {
  const { answers } = await session.meet();
  choosePayingAnew("another-box", answers.subscription);
}
