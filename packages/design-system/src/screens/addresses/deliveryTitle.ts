import { ofPet } from "@petbox/domain/pet/phrases";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";

/** Title of a delivery: "Entrega do Bob", or the kind of scheduled purchase. */
export function deliveryTitle({ plan, name, pet }: Pick<AccountSubscription, "plan" | "name" | "pet">): string {
  return plan === scheduledPurchasePlan && name !== undefined ? `Entrega: ${name}` : `Entrega ${ofPet(pet)}`;
}
