import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type ServerProcess } from "../testing/openServer.ts";
import { TestVisitor } from "../testing/visitor.ts";

let server: ServerProcess;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await openServer({ scenario: "no-pagamento" });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.kill();
});

/** What the next event of this name brings. */
function next(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => socket.once(event, (...brought: unknown[]) => resolve(brought)));
}

async function connect(visitor: TestVisitor | undefined, origin = server.origin): Promise<Socket> {
  const socket = io(server.realtime, {
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders: { Origin: origin, ...(visitor ? { Cookie: visitor.cookie } : {}) },
  });
  sockets.push(socket);
  await Promise.race([next(socket, "connect"), next(socket, "connect_error").then(([error]) => Promise.reject(error))]);
  return socket;
}

const card = {
  holder_name: "ANA M SOUZA",
  number: "4111111111111111",
  expiration_month: "12",
  expiration_year: "31",
  cvv: "123",
  cpf: "52998224725",
  recaptcha_response: "local-contact",
  hashWire: null,
  hashPagarme: null,
};

describe("realtime on its own port", () => {
  it("MAN-350 tells the payer of the payment, and a stranger nothing", async () => {
    const payer = await TestVisitor.open(server.origin);
    const { customer_code } = await payer.reload();
    const channel = `private-channel-payment-checkout.${customer_code}`;
    const socket = await connect(payer);
    socket.emit("subscribe", { channel, auth: { headers: {} } });
    const stranger = await connect(undefined);
    stranger.emit("subscribe", { channel, auth: { headers: {} } });
    expect(await next(stranger, "subscription_error")).toEqual([channel, 401]);

    const told = next(socket, "App\\Events\\NotifyPaymentCheckoutEvent");
    await payer.post("/save/subscription", { credit_card: card });
    expect(await told).toEqual([channel, { payment_payload: expect.objectContaining({ status: "PAID" }) }]);
  });

  it("refuses a page of another origin", async () => {
    await expect(connect(undefined, "http://outro.test")).rejects.toThrow();
  });
});
