import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { ofPet } from "@petbox/domain/pet/phrases";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { pixPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { Subscription } from "../checkout/collections.ts";
import type { Dependencies } from "../requestContext.ts";

/** The subscription and amount that a PIX pays. */
interface Paid {
  readonly subscription: Subscription;
  readonly amount: Cents;
}

/**
 * Mails the link of a PIX, so that it can be paid on another screen or by someone else (MAN-122). @param hash its
 * name in the link.
 */
export function mailPix(hash: string, { subscription, amount }: Paid, { store, clock, sendMail }: Dependencies): void {
  const customer = store.customers.get(subscription.customerCode);
  if (customer === undefined) return;
  sendMail({
    to: customer.email,
    subject: `Seu PIX de ${formatCents(amount)} para ${whatFor(subscription)}`,
    path: pathTo(pixPaths.pix, { hash }),
    sentAt: clock(),
  });
}

/** "a caixa do Bob". A debt of an ended subscription pays for no box. */
function whatFor({ purchase, pet = {}, endedOn }: Subscription): string {
  if (purchase !== undefined) return `seus ${scheduledRules[purchase.kind].title.toLowerCase()}`;
  return `${endedOn === undefined ? "a caixa" : "a assinatura"} ${ofPet(pet)}`;
}
