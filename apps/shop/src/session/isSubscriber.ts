import type { Visitor } from "@petbox/api-client/page/embeddedSession";

/** Whether a logged-in visitor has a subscription. */
export function isSubscriber(visitor: Visitor): boolean {
  return visitor.authorized && visitor.subscriptions > 0;
}
