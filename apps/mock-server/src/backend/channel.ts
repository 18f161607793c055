import type { Visitor } from "./session/collections.ts";
import type { Store } from "./store.ts";

/** Something told on a private channel, under the name that Laravel gives its event on the socket. */
export interface Announcement {
  readonly event: string;
  readonly message: unknown;
}

/** Whoever wants to hear a channel, and the code that the channel has in its name. */
export interface Listener {
  readonly code: string;
  readonly visitor: Visitor;
  readonly store: Store;
}

/** Private channels of one kind, one for each code. An area's `channels.ts` exports its own. */
export interface Channel {
  /** A channel's name, by its code. */
  readonly nameOf: (code: string) => string;
  /** Whether the code is the listener's own. Somebody else's is refused as one that there is not. */
  readonly mayListen: (listener: Listener) => boolean;
  /** What was told before the listener began, and would be lost (MAN-229). */
  readonly missed: (listener: Listener) => readonly Announcement[];
}

export function channel(declared: Channel): Channel {
  return declared;
}

export function announcement(event: string, message: unknown): Announcement {
  return { event: `App\\Events\\${event}`, message };
}

/** The name that a private channel has on the socket. */
export function onSocket(name: string): string {
  return `private-${name}`;
}
