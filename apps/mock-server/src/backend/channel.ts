import type { Broadcast } from "./requestContext.ts";
import type { SessionRecord } from "./session/collections.ts";
import type { WorldStore } from "./store.ts";

/** An event on a private channel, with the name that Laravel gives it on the socket. */
export interface ChannelEvent {
  readonly event: string;
  readonly message: unknown;
}

/** A visitor who requests to listen to a channel, and the code in the channel's name. */
interface Listener {
  readonly code: string;
  readonly visitor: SessionRecord;
  readonly store: WorldStore;
}

/** A kind of private channel, with one channel for each code. Each area's `channels.ts` exports its own. */
export interface Channel {
  /** The name of the channel for a code. */
  readonly nameOf: (code: string) => string;
  /** Whether the visitor may listen. Another customer's channel is refused like an unknown one. */
  readonly mayListen: (listener: Listener) => boolean;
  /** The events sent before the visitor started to listen (MAN-229). */
  readonly missed: (listener: Listener) => readonly ChannelEvent[];
}

export function channelEvent(event: string, message: unknown): ChannelEvent {
  return { event: `App\\Events\\${event}`, message };
}

/** Sends an event to the listeners of a private channel, by the channel's own name. */
export function announceOn(broadcast: Broadcast, channel: string, { event, message }: ChannelEvent): void {
  broadcast(socketChannelName(channel), event, message);
}

/** The socket name of a private channel. */
export function socketChannelName(name: string): string {
  return `private-${name}`;
}
