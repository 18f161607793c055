import { ofPet } from "@petbox/domain/pet/phrases";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";

/** What goes there: "Entrega do Bob", or what is bought at intervals. */
export function deliveryTitle({ plan, name, pet }: Pick<AccountSubscription, "plan" | "name" | "pet">): string {
  return plan === scheduledPurchasePlan && name !== undefined ? `Entrega: ${name}` : `Entrega ${ofPet(pet)}`;
}
