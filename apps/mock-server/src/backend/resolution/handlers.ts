import { cardHashEndpoint } from "@petbox/api-client/resolution/contract";
import { type Handler, handle } from "../handler.ts";
import { unauthenticated } from "../refusal.ts";

export const handlers: readonly Handler[] = [
  handle(cardHashEndpoint, ({ parameters, store, visitor, newId, remember }) => {
    if (visitor.session?.reach !== "account") throw unauthenticated();
    const subscription = store.subscriptions.get(parameters.subscription ?? "");
    // Somebody else's subscription is as unknown as one that does not exist.
    if (subscription?.customerCode !== visitor.session.customerCode) return { data: { has_error: true, hash: null } };
    remember({ resolving: subscription.code });
    return { data: { has_error: false, hash: newId() } };
  }),
];
