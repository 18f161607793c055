import type Pusher from "pusher-js";

/** The client of the Pusher protocol, as Echo makes one. */
export type PusherClass = typeof Pusher;

/** Fetches the client, for pages whose server speaks the Pusher protocol; no other page carries it. */
export async function loadPusher(): Promise<PusherClass> {
  const { default: PusherClient } = await import("pusher-js");
  return PusherClient;
}
