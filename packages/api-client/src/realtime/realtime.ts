/** Listening to private channels, whatever carries them. */
export interface Realtime {
  /**
   * Listens to an event of a private channel, and keeps listening after a reconnect.
   * @param onMessage gets what the event carries, unread.
   * @param onReconnect is told each time the connection is back: what came meanwhile was missed.
   * @param onRefused is told when the server does not let this visitor listen, with the status it said so.
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

/** Brings what listening needs; the transport's code is fetched only then. Rejects when the page configures no realtime. */
export type ConnectRealtime = () => Promise<Realtime>;

/** The part of a page's address that tells where its realtime is. */
export type PageAddress = Pick<Location, "protocol" | "hostname">;
