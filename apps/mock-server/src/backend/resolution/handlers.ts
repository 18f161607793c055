import { cardHashEndpoint } from "@petbox/api-client/resolution/contract";
import { accepted, rejected } from "@petbox/domain/result";
import { type Handler, handle } from "../handler.ts";
import { unauthenticated } from "../refusal.ts";

export const handlers: readonly Handler[] = [
  handle(cardHashEndpoint, ({ parameters, store, visitor, newId, remember }) => {
    if (visitor.session?.reach !== "account") throw unauthenticated();
    const subscription = store.subscriptions.get(parameters.subscription ?? "");
    // Somebody else's subscription is as unknown as one that does not exist.
    if (subscription?.customerCode !== visitor.session.customerCode) return rejected({});
    remember({ resolving: subscription.code });
    return accepted({ hash: newId() });
  }),
];
