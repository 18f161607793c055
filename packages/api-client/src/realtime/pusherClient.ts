/** The client of the Pusher protocol, as Echo makes one. */
export type PusherClass = new (key: string, options: object) => object;

/** Fetches the client. Rejects: the package `pusher-js` is no part of the shop until a server of that protocol is. */
export async function loadPusher(): Promise<PusherClass> {
  throw new Error('The page asks for a server of the Pusher protocol, and the package "pusher-js" is not installed.');
}
