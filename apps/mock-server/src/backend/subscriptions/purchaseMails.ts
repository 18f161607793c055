import { resolutionPaths, scheduledPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { SubscriptionEvent } from "../../simulation/subscriptionEvent.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { Mail } from "../mail.ts";
import type { ScheduledPurchase } from "../scheduled/purchase.ts";
import { contractIdOf } from "./contract.ts";

const words = {
  hygiene: { yours: "Seus tapetes higiênicos", path: scheduledPaths.mat },
  "wet-food": { yours: "Seus alimentos úmidos", path: scheduledPaths.wetFood },
} as const satisfies Record<ScheduledPurchase["kind"], { readonly yours: string; readonly path: string }>;

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
  const { yours, path } = words[subscription.purchase.kind];
  const subject = subjectOf(event, yours);
  if (subject === undefined) return undefined;
  const isOwed = event.kind === "charge-refused";
  const { code } = subscription;
  return {
    to,
    subject,
    path: isOwed
      ? pathTo(resolutionPaths.resolution, { subscription: code })
      : pathTo(path, { code: contractIdOf(subscription) }),
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
