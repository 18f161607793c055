import { checkoutPaymentChannel } from "@petbox/api-client/realtime/contract";
import type { Hono } from "hono";
import * as z from "zod/mini";
import type { FromCaller } from "./caller.ts";
import { announcementOf } from "./checkout/payments.ts";
import { arrivedBody, readBody } from "./requestBody.ts";
import type { Visitor } from "./session/collections.ts";
import type { Surroundings } from "./situation.ts";
import type { Visitors } from "./visitors.ts";

export const channelAuthorizationPath = "/broadcasting/auth";

const asked = z.object({ channel_name: z.string() });

/** A channel is open to the customer whom it names and to nobody else. */
export function mayListen(visitor: Visitor | undefined, channel: string): boolean {
  return visitor?.customerCode !== undefined && channel === `private-${checkoutPaymentChannel(visitor.customerCode)}`;
}

/**
 * The gate of the private channels, where the socket server asks with the browser's own cookie. The reply brings what
 * the listener missed, so that an event sent before the page was open is not lost (MAN-229).
 */
export function handleChannelAuthorization(app: Hono<FromCaller>, { store }: Surroundings, visitors: Visitors): void {
  app.post(channelAuthorizationPath, async (context) => {
    const arrived = await arrivedBody(context.req.raw);
    const visitor = visitors.find(context.req.raw);
    if (visitor === undefined) return context.json({ message: "Unauthenticated." }, 401);
    const { channel_name } = readBody(arrived, asked, ["application/x-www-form-urlencoded", "application/json"]);
    if (!mayListen(visitor, channel_name)) return context.json({ message: "Forbidden." }, 403);
    const code = visitor.answers.subscription;
    const subscription = code === undefined ? undefined : store.subscriptions.get(code);
    return context.json({
      missed: subscription?.announced ? [announcementOf(subscription)] : [],
    });
  });
}
