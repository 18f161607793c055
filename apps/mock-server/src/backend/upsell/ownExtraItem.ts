import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import type { HistoryEntry } from "@petbox/domain/subscription/history";
import type { OwnExtraItem } from "@petbox/domain/upsell/extraItemOffer";
import { removableUntil } from "../../simulation/extraItem.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** The extra item of a subscription: the one added later, otherwise the one of the order. */
export function ownExtraItem(store: WorldStore, state: SubscriptionState): OwnExtraItem | undefined {
  const { extraItem, boughtWith } = state.subscription;
  if (extraItem === undefined) return boughtWith && { name: boughtWith.name };
  const { name, monthlyPrice } = extraItem;
  const until = ownRemovableUntil(store, state);
  return { name, monthlyPrice: cents(monthlyPrice), ...(until && { removableUntil: until }) };
}

/** The last day to remove the item; undefined when it cannot be removed. */
export function ownRemovableUntil(store: WorldStore, state: SubscriptionState): CivilDate | undefined {
  const renewed = termsOf(store, state.subscription).slice(0, -1);
  return removableUntil(
    state,
    store.extraCharges.all(),
    renewed.map((term) => subscriptionStateOf(store, term)),
  );
}

/** The history of a subscription's extra item: its changes, and the immediate charges for it. */
export function extraHistoryOf(store: WorldStore, subscription: Subscription): readonly HistoryEntry[] {
  const { code, extraItemChanges = [] } = subscription;
  const paidAtOnce = store.extraCharges.all().filter(({ subscriptionCode }) => subscriptionCode === code);
  return [
    ...extraItemChanges.map(
      ({ on, name }): HistoryEntry => ({ event: "extra-changed", on, ...(name && { what: name }) }),
    ),
    ...paidAtOnce.map(({ paidOn, amount }): HistoryEntry => ({ event: "charge-paid", on: paidOn, amount })),
  ];
}
