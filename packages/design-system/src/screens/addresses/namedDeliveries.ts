import { ofPet } from "@petbox/domain/pet/phrases";
import { contentsText } from "@petbox/domain/scheduled/contentsText";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";

/** The name of a delivery, unlike that of any other of the customer. */
export interface Delivery<Subscription> {
  readonly subscription: Subscription;
  /** "Entrega do Bob", or the kind of scheduled purchase. */
  readonly title: string;
  /** The products of a scheduled purchase. */
  readonly contents: string | undefined;
}

type Named = Pick<AccountSubscription, "plan" | "name" | "pet" | "items">;

/** Names the deliveries in their order; equal names get a number. */
export function namedDeliveries<Subscription extends Named>(
  subscriptions: readonly Subscription[],
): readonly Delivery<Subscription>[] {
  const named = subscriptions.map((subscription) => {
    const title = titleOf(subscription);
    const contents = isPurchase(subscription) ? contentsText(subscription.items) : undefined;
    return { subscription, title, contents, name: deliveryName({ title, contents }) };
  });
  return named.map(({ name, title, ...delivery }, index) => {
    const isAlone = named.every((other, at) => at === index || other.name !== name);
    const number = named.slice(0, index + 1).filter((other) => other.name === name).length;
    return { ...delivery, title: isAlone ? title : `${title} (${number})` };
  });
}

/** Title and contents in one line. */
export function deliveryName({ title, contents }: Pick<Delivery<unknown>, "title" | "contents">): string {
  return contents === undefined ? title : `${title}, ${contents}`;
}

function titleOf(subscription: Named): string {
  return isPurchase(subscription) ? `Entrega: ${subscription.name}` : `Entrega ${ofPet(subscription.pet)}`;
}

function isPurchase({ plan, name }: Named): boolean {
  return plan === scheduledPurchasePlan && name !== undefined;
}
