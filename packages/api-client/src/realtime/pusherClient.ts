import type Pusher from "pusher-js";

/** The client of the Pusher protocol, as Echo makes one. */
export type PusherClass = typeof Pusher;

/** Loads the client. Only pages whose server speaks the Pusher protocol include it. */
export async function loadPusher(): Promise<PusherClass> {
  const { default: PusherClient } = await import("pusher-js");
  return PusherClient;
}
