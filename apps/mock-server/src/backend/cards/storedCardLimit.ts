import { maxCards } from "@petbox/domain/card/wallet";
import { isWithinRepeatWindow } from "../checkout/repeatWindow.ts";
import type { Dependencies } from "../requestContext.ts";
import { isSameNumber } from "./cardOnFile.ts";
import type { CardOnFile } from "./collections.ts";
import { walletOf } from "./wallet.ts";

type Asking = Pick<Dependencies, "store" | "clock">;

/**
 * Whether the customer may use this card: it is already theirs, or they have fewer than three (decision 39). Cards of
 * pending payments count, because they are stored after the bank approves.
 */
export function canStoreCard(asking: Asking, customerCode: string, card: CardOnFile): boolean {
  const cards: CardOnFile[] = [...walletOf(asking.store, customerCode)];
  for (const each of [...cardsAtTheBank(asking, customerCode), card])
    if (!cards.some((known) => isSameNumber(known, each))) cards.push(each);
  return cards.length <= maxCards || walletOf(asking.store, customerCode).some((each) => isSameNumber(each, card));
}

/** The cards of pending payments, except those whose bank has been silent for too long. */
function cardsAtTheBank({ store, clock }: Asking, customerCode: string): readonly CardOnFile[] {
  const isWaitedFor = (attempt: { readonly createdAt: number }) => isWithinRepeatWindow(attempt, clock());
  const opened = store.subscriptions
    .all()
    .filter((each) => each.customerCode === customerCode && !each.announced && isWaitedFor(each));
  const retried = store.paymentRequests.all().flatMap((request) => {
    const isTheirs = store.subscriptions.get(request.subscriptionCode)?.customerCode === customerCode;
    const isOpen = request.end === undefined && request.cancelledAt === undefined && isWaitedFor(request);
    return request.means.kind === "card" && isTheirs && isOpen ? [request.means.card] : [];
  });
  return [...opened.map(({ card }) => card), ...retried];
}
