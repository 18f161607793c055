/** Listens to private channels over any transport. */
export interface Realtime {
  /**
   * Listens to an event of a private channel, and keeps listening after a reconnect.
   * @param onMessage receives the event's payload, not validated.
   * @param onReconnect is called after each reconnect: events in between were missed.
   * @param onRefused is called with the status when the server refuses the subscription.
   * @returns stops listening.
   */
  listen(
    channel: string,
    event: string,
    onMessage: (message: unknown) => void,
    onReconnect: () => void,
    onRefused?: (status: number) => void,
  ): () => void;
}

/** Connects to realtime; the transport's code is loaded on the first call. Rejects if the page configures no realtime. */
export type ConnectRealtime = () => Promise<Realtime>;

/** The part of the page's URL that determines the realtime server. */
export type PageAddress = Pick<Location, "protocol" | "hostname">;
