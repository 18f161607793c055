import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { Dependencies } from "../requestContext.ts";
import { notifyPages } from "../subscriptions/notifyCustomers.ts";
import { isSameCard } from "./cardOnFile.ts";
import { renewalCardOf } from "./wallet.ts";

/** Changes a customer's cards, and notifies the open pages of every subscription that another card pays or renews from now on. */
export function announceMovedCards<Reply>(
  dependencies: Dependencies,
  customerCode: string,
  change: () => Reply,
): Reply {
  const { store, clock } = dependencies;
  const today = civilDateAt(clock());
  const own = () => store.subscriptions.all().filter((each) => each.customerCode === customerCode);
  const before = new Map(own().map((each) => [each.code, renewalCardOf(store, each, today)]));
  const reply = change();
  const moved = own().filter((each) => {
    const [card, now] = [before.get(each.code), renewalCardOf(store, each, today)];
    return card === undefined || now === undefined ? card !== now : !isSameCard(card, now);
  });
  notifyPages(
    moved.map(({ code }) => code),
    dependencies,
  );
  return reply;
}
