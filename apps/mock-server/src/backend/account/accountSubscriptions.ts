import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { stateCodeOf } from "@petbox/domain/address/states";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import type { AccountSubscription, SubscriptionItem } from "@petbox/domain/subscription/accountSubscription";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import { trackOfPlan } from "../../seed/tracks.ts";
import { addressLockOf } from "../addresses/addressLock.ts";
import type { Subscription } from "../checkout/collections.ts";
import { petIdOf } from "../pets/petId.ts";
import { boxOf } from "../scheduled/boxShipDate.ts";
import type { ScheduledQuantity } from "../scheduled/purchase.ts";
import { sentWithOf } from "../scheduled/sentWith.ts";
import type { CustomerAddress, CustomerRecord } from "../session/collections.ts";
import { nextShipDateOf } from "../shipments/flowsOf.ts";
import type { WorldStore } from "../store.ts";
import { contractIdOf } from "../subscriptions/contract.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";

/** A customer's subscriptions for the account pages, each by its current term (SUB-138). */
export function accountSubscriptionsOf(
  store: WorldStore,
  { code, address: ownAddress }: CustomerRecord,
  now: number,
): AccountSubscription[] {
  const today = civilDateAt(now);
  return ownSubscriptions(store, code).map((subscription) => {
    const sentWith = sentWithOf(store, subscription, today);
    // A purchase that travels with a box uses the box's address.
    const { address = ownAddress } = (sentWith && boxOf(store, subscription)) ?? subscription;
    const isBox = subscription.purchase === undefined;
    const nextShipmentOn = isBox ? nextShipDateOf(store, subscription, today) : undefined;
    const addressLocked = addressLockOf(store, subscription, now);
    return omitUndefined({
      contractId: contractIdOf(subscription),
      code: subscription.code,
      plan: subscription.planTag,
      ...bought(subscription, sentWith),
      ...petOf(subscription),
      address: address && knownAddress(address),
      addressLocked,
      nextShipmentOn,
    });
  });
}

function bought({ planTag, purchase }: Subscription, sentWith: NamedPet | undefined) {
  if (purchase === undefined) {
    const track = trackOfPlan(planTag);
    return omitUndefined({ name: track?.name, isStandalone: false, items: [] });
  }
  return {
    name: scheduledRules[purchase.kind].title,
    items: purchase.items.map(accountItem),
    isStandalone: sentWith === undefined,
    ...(sentWith && { sentWith: { name: sentWith.name, sex: sentWith.sex } }),
  };
}

function accountItem({ sku, quantity }: ScheduledQuantity): SubscriptionItem {
  const { image, imageAlt } = scheduledProducts.find((product) => product.sku === sku) ?? {};
  return omitUndefined({ sku, quantity, image, imageAlt });
}

function petOf(subscription: Subscription) {
  const { name, sex, size, species, picture } = subscription.pet ?? {};
  return omitUndefined({
    pet: omitUndefined({ name, sex }),
    petId: subscription.pet && petIdOf(subscription),
    petSize: size,
    petSpecies: species,
    petPicture: picture,
  });
}

/** An address as the account pages show it. */
export function knownAddress({ state, ...address }: CustomerAddress): KnownDeliveryAddress {
  return omitUndefined({ ...address, state: stateCodeOf(state) });
}
