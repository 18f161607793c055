import { cents } from "@petbox/domain/money/cents";
import type { OwnExtraItem } from "@petbox/domain/upsell/extraItemOffer";
import { removableUntil } from "../../simulation/extraItem.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { WorldStore } from "../store.ts";

/** The extra item of a subscription: the one added later, otherwise the one of the order. */
export function ownExtraItem(store: WorldStore, state: SubscriptionState): OwnExtraItem | undefined {
  const { extraItem, boughtWith } = state.subscription;
  if (extraItem === undefined) return boughtWith && { name: boughtWith.name };
  const { name, monthlyPrice } = extraItem;
  const until = removableUntil(state, store.extraCharges.all());
  return { name, monthlyPrice: cents(monthlyPrice), ...(until && { removableUntil: until }) };
}
