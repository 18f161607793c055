import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { SubscriptionEvent } from "../../simulation/subscriptionEvent.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { Mail } from "../mail.ts";
import { contractIdOf } from "./contract.ts";

interface Addressee {
  readonly to: string;
  readonly subscription: Subscription;
}

/** The mail about an event of a scheduled purchase; undefined for events without one. */
export function mailForPurchaseEvent(
  event: SubscriptionEvent,
  { to, subscription }: Addressee,
): Omit<Mail, "sentAt"> | undefined {
  if (subscription.purchase === undefined) return undefined;
  const { kind } = subscription.purchase;
  const subject = subjectOf(event, `Seus ${scheduledRules[kind].name}`);
  if (subject === undefined) return undefined;
  const isOwed = event.kind === "charge-refused";
  const { code } = subscription;
  return {
    to,
    subject,
    path: isOwed
      ? pathTo(resolutionPaths.resolution, { subscription: code })
      : pathTo(scheduledPages[kind].detail, { code: contractIdOf(subscription) }),
  };
}

function subjectOf({ kind }: SubscriptionEvent, yours: string): string | undefined {
  switch (kind) {
    case "charge-refused":
      return `O cartão não passou: ${yours.toLowerCase()} esperam por você`;
    case "box-handed-over":
      return `${yours} estão a caminho`;
    case "box-delivered":
      return `${yours} chegaram`;
    case "box-aborted":
      return `${yours} não puderam sair`;
    default:
      return undefined;
  }
}
