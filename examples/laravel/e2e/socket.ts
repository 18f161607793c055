const { REALTIME_URL = "" } = process.env;

/** Where a socket begins, by HTTP long polling. */
export const handshakeUrl = `${REALTIME_URL}/socket.io/?EIO=4&transport=polling`;

/** A client of the realtime server that sends what it likes, unlike Laravel Echo. */
export interface PollingSocket {
  /** Sends an event: `["subscribe", { channel }]`. */
  emit(event: readonly unknown[]): Promise<void>;
  /** Waits for the next events, and returns them as text. */
  receive(): Promise<string>;
}

export async function openSocket(cookie = ""): Promise<PollingSocket> {
  const ask = async (address: string, body: string | null = null) => {
    const reply = await fetch(address, { method: body === null ? "GET" : "POST", body, headers: { Cookie: cookie } });
    return reply.text();
  };
  const { sid } = JSON.parse((await ask(handshakeUrl)).slice(1));
  const address = `${handshakeUrl}&sid=${sid}`;
  await ask(address, "40");
  // The server's acknowledgement of the connection.
  await ask(address);
  return {
    // A message, of the type event.
    emit: async (event) => void (await ask(address, `42${JSON.stringify(event)}`)),
    receive: () => ask(address),
  };
}
