/** Receives the events of one private channel, and whether they arrive. */
export interface ChannelListener {
  /** Receives the event's payload, not validated. */
  readonly onMessage: (message: unknown) => void;
  /** Called after each subscription, also after a reconnect: events before it were missed. */
  readonly onSubscribed: () => void;
  /** Called when no events arrive: the connection is lost, or the subscription is refused. */
  readonly onUnavailable: () => void;
}

/** Listens to private channels over any transport. */
export interface Realtime {
  /**
   * Listens to an event of a private channel, and keeps listening after a reconnect.
   * @returns stops listening.
   */
  listen(channel: string, event: string, listener: ChannelListener): () => void;
}

/** Connects to realtime; the transport's code is loaded on the first call. Rejects if the page configures no realtime. */
export type ConnectRealtime = () => Promise<Realtime>;

/** The part of the page's URL that determines the realtime server. */
export type PageAddress = Pick<Location, "protocol" | "hostname">;
