import { checkoutPaymentChannel } from "@petbox/api-client/realtime/contract";
import type { Hono } from "hono";
import { announcementOf } from "./checkout/payments.ts";
import type { Surroundings } from "./situation.ts";
import type { Visitors } from "./visitors.ts";

/**
 * The gate of the private channels, where the socket server asks with the browser's own cookie. A channel is open to the
 * customer whom it names and to nobody else. The reply brings what the listener missed, so that an event sent before
 * the page was open is not lost (MAN-229).
 */
export function handleChannelAuthorization(app: Hono, { store }: Surroundings, visitors: Visitors): void {
  app.post("/broadcasting/auth", async (context) => {
    const visitor = visitors.find(context.req.raw);
    const { channel_name: channel } = await context.req.parseBody();
    if (visitor === undefined) return context.json({ message: "Unauthenticated." }, 401);
    const own = visitor.customerCode && `private-${checkoutPaymentChannel(visitor.customerCode)}`;
    if (own === undefined || channel !== own) return context.json({ message: "Forbidden." }, 403);
    const code = visitor.answers.subscription;
    const subscription = code === undefined ? undefined : store.subscriptions.get(code);
    return context.json({
      missed: subscription?.announced ? [announcementOf(subscription)] : [],
    });
  });
}
