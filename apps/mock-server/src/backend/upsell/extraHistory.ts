import type { HistoryEntry } from "@petbox/domain/subscription/history";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";

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
