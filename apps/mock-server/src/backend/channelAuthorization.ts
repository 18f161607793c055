import type { Hono } from "hono";
import * as z from "zod/mini";
import type { FromCaller } from "./caller.ts";
import { type Channel, type ChannelEvent, socketChannelName } from "./channel.ts";
import * as channels from "./channels.ts";
import { arrivedBody, readBody } from "./requestBody.ts";
import type { Dependencies } from "./requestContext.ts";
import type { SessionRecord } from "./session/collections.ts";
import type { SessionManager } from "./sessionManager.ts";
import type { WorldStore } from "./store.ts";

export const channelAuthorizationPath = "/broadcasting/auth";

const asked = z.object({ channel_name: z.string() });
const all: readonly Channel[] = Object.values(channels);

/**
 * The events that a visitor missed on a channel; undefined when the channel is closed to them or does not exist.
 * @param name the channel's name on the socket.
 */
function missedBy(
  visitor: SessionRecord | undefined,
  name: string,
  store: WorldStore,
): readonly ChannelEvent[] | undefined {
  if (visitor === undefined) return undefined;
  for (const { nameOf, mayListen, missed } of all) {
    const start = socketChannelName(nameOf(""));
    if (!name.startsWith(start)) continue;
    const listener = { code: name.slice(start.length), visitor, store };
    if (mayListen(listener)) return missed(listener);
  }
  return undefined;
}

/** Whether a visitor may listen to a channel now. @param name the channel's name on the socket. */
export function mayListen(visitor: SessionRecord | undefined, name: string, store: WorldStore): boolean {
  return missedBy(visitor, name, store) !== undefined;
}

/**
 * Authorizes private channels. The socket server calls it with the browser's cookie and the page's token. The reply carries the missed
 * events, so that an event sent before the page opened is not lost (MAN-229).
 */
export function handleChannelAuthorization(
  app: Hono<FromCaller>,
  { store }: Dependencies,
  visitors: SessionManager,
): void {
  app.post(channelAuthorizationPath, async (context) => {
    const arrived = await arrivedBody(context.req.raw);
    // Laravel registers this path in the `web` group, whose middleware checks the token.
    const visitor = visitors.ofCall(context.req.raw);
    const { channel_name } = await readBody(arrived, asked, ["application/x-www-form-urlencoded", "application/json"]);
    const missed = missedBy(visitor, channel_name, store);
    return missed === undefined ? context.json({ message: "Forbidden." }, 403) : context.json({ missed });
  });
}
