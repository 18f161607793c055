import { ofPet } from "@petbox/domain/pet/phrases";
import { accountPaths } from "@petbox/domain/site/paths";
import type { LifeEvent } from "../../life/lifeEvent.ts";
import type { Mail } from "../mail.ts";
import type { Store } from "../store.ts";

/** What is mailed of something that happened; undefined for what nobody needs to be told. */
export function mailOf(event: LifeEvent, store: Store): Omit<Mail, "sentAt"> | undefined {
  const subscription = store.subscriptions.get(event.subscriptionCode);
  if (subscription === undefined) return undefined;
  const customer = store.customers.get(subscription.customerCode);
  if (customer === undefined) return undefined;
  const subject = subjectOf(event, ofPet(subscription.pet ?? {}));
  return subject === undefined ? undefined : { to: customer.email, subject, path: accountPaths.area };
}

/** @param ofTheirPet "do Bob" */
function subjectOf(event: LifeEvent, ofTheirPet: string): string | undefined {
  switch (event.kind) {
    case "charge-refused":
      return `O cartão não passou: a caixa ${ofTheirPet} espera por você`;
    case "box-handed-over":
      return `A caixa ${ofTheirPet} está a caminho`;
    case "box-delivered":
      return `A caixa ${ofTheirPet} chegou: conte o que achou`;
    case "box-aborted":
      return `A caixa ${ofTheirPet} não pôde sair`;
    case "level-reached":
      return `Você chegou ao nível ${event.level}`;
    case "renewed":
      return `A assinatura ${ofTheirPet} foi renovada`;
    case "expired":
      return `A assinatura ${ofTheirPet} chegou ao fim`;
    default:
      return undefined;
  }
}
