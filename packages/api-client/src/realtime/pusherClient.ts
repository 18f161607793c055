/** The client of the Pusher protocol, as Echo makes one. */
// biome-ignore lint/suspicious/noExplicitAny: Echo's own types leave it open, because the package is optional
export type PusherClass = any;

/** Fetches the client. Rejects: the package `pusher-js` is no part of the shop until a server of that protocol is. */
export async function loadPusher(): Promise<PusherClass> {
  throw new Error('The page asks for a server of the Pusher protocol, and the package "pusher-js" is not installed.');
}
