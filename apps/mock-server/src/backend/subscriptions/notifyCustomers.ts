import {
  subscriptionMovedChannel,
  subscriptionMovedEvent,
  subscriptionMovedMessage,
} from "@petbox/api-client/subscriptions/channels";
import * as z from "zod/mini";
import { noonOf } from "../../simulation/noonOf.ts";
import type { SubscriptionEvent } from "../../simulation/subscriptionEvent.ts";
import { announceOn, channelEvent } from "../channel.ts";
import type { Dependencies } from "../requestContext.ts";
import { mailForEvent } from "./eventMails.ts";

/** Announces events of subscriptions to customers: on their open pages that something happened, and by mail what. */
export function notifyCustomers(events: readonly SubscriptionEvent[], dependencies: Dependencies): void {
  notifyPages(new Set(events.map(({ subscriptionCode }) => subscriptionCode)), dependencies);
  const { store, clock, sendMail } = dependencies;
  for (const event of events) {
    const mail = mailForEvent(event, store);
    if (mail) sendMail({ ...mail, sentAt: Math.min(noonOf(event.on), clock()) });
  }
}

/** Notifies the customers' open pages that some subscriptions changed. */
export function notifyPages(
  codes: Iterable<string>,
  { store, broadcast }: Pick<Dependencies, "store" | "broadcast">,
): void {
  for (const code of codes) {
    const customerCode = store.subscriptions.get(code)?.customerCode;
    if (customerCode === undefined) continue;
    const message = z.encode(subscriptionMovedMessage, { subscription: code });
    announceOn(broadcast, subscriptionMovedChannel(customerCode), channelEvent(subscriptionMovedEvent, message));
  }
}
