import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../checkout/collections.ts";
import type { PaymentRequest } from "../resolution/collections.ts";
import type { WorldStore } from "../store.ts";
import type { ChargeAttempt } from "../subscriptions/collections.ts";
import { isSameCard } from "./cardOnFile.ts";
import type { CardIdentity } from "./collections.ts";

/** The day of a card's last charge if the bank refused it; undefined if it paid, and without a charge. */
export function refusedDayOf(store: WorldStore, customerCode: string, card: CardIdentity): CivilDate | undefined {
  const last = attemptsOf(store, customerCode)
    .filter((attempt) => attempt.card !== undefined && isSameCard(attempt.card, card))
    .toSorted((one, other) => compareDates(one.on, other.on))
    .at(-1);
  return last?.outcome === "refused" ? last.on : undefined;
}

/** A customer's charges by card: monthly ones, refused penalties, and last the payments of debts. */
function attemptsOf(store: WorldStore, customerCode: string): readonly ChargeAttempt[] {
  const subscriptions = store.subscriptions.all().filter((each) => each.customerCode === customerCode);
  const codes = new Set(subscriptions.map(({ code }) => code));
  const isTheirs = ({ subscriptionCode }: { readonly subscriptionCode: string }) => codes.has(subscriptionCode);
  return [
    ...store.charges.all().flatMap((charge) => (isTheirs(charge) ? charge.tries : [])),
    ...subscriptions.flatMap(refusedPenalty),
    ...store.paymentRequests.all().flatMap((request) => (isTheirs(request) ? cardPayment(request) : [])),
  ];
}

/** A penalty is charged once, to the card of the ended subscription. */
function refusedPenalty({ penalty, card }: Subscription): readonly ChargeAttempt[] {
  return penalty?.outcome === "refused" ? [{ on: penalty.on, outcome: "refused", card }] : [];
}

function cardPayment({ means, end }: PaymentRequest): readonly ChargeAttempt[] {
  if (means.kind !== "card" || end === undefined) return [];
  return [{ on: civilDateAt(end.at), outcome: end.kind === "refused" ? "refused" : "paid", card: means.card }];
}
