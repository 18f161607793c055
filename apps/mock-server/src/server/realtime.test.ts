import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type ServerProcess } from "../testing/openServer.ts";
import { sentCard } from "../testing/sentCard.ts";
import { TestVisitor } from "../testing/visitor.ts";

let server: ServerProcess;
/** A server with a pending payment whose bank is silent. */
let waiting: ServerProcess;
const sockets: Socket[] = [];

beforeAll(async () => {
  [server, waiting] = await Promise.all([
    openServer({ scenario: "no-pagamento" }),
    openServer({ scenario: "banco-calado" }),
  ]);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await Promise.all([server.kill(), waiting.kill()]);
});

/** The arguments of the next event with this name. */
function next(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => socket.once(event, (...brought: unknown[]) => resolve(brought)));
}

async function connect(
  visitor: { readonly cookie: string } | undefined,
  shop = server,
  origin = shop.origin,
): Promise<Socket> {
  const socket = io(shop.realtime, {
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders: { Origin: origin, ...(visitor ? { Cookie: visitor.cookie } : {}) },
  });
  sockets.push(socket);
  await Promise.race([next(socket, "connect"), next(socket, "connect_error").then(([error]) => Promise.reject(error))]);
  return socket;
}

const payments = "App\\Events\\NotifyPaymentCheckoutEvent";

const channelOf = async (visitor: TestVisitor) =>
  `private-channel-payment-checkout.${(await visitor.reload()).customer_code}`;

/** Asks for a channel, with the token of a page. */
function subscribe(socket: Socket, channel: string, { token }: { readonly token?: string } = {}): void {
  socket.emit("subscribe", { channel, auth: { headers: token === undefined ? {} : { "X-CSRF-TOKEN": token } } });
}

/** Listens to a channel: the server replies to refused listeners only. */
async function listen(visitor: TestVisitor, channel: string, shop = server): Promise<Socket> {
  const socket = await connect(visitor, shop);
  subscribe(socket, channel, visitor);
  // Always refused, on the same connection: its reply proves that the previous message was processed.
  subscribe(socket, "private-nada", visitor);
  expect((await next(socket, "subscription_error"))[0]).toBe("private-nada");
  return socket;
}

describe("realtime on its own port", () => {
  it("MAN-350 announces the payment to the payer, and nothing to a stranger", async () => {
    const payer = await TestVisitor.open(server.origin);
    const { customer_code } = await payer.reload();
    const channel = `private-channel-payment-checkout.${customer_code}`;
    const socket = await connect(payer);
    subscribe(socket, channel, payer);
    const stranger = await connect(undefined);
    subscribe(stranger, channel);
    expect(await next(stranger, "subscription_error")).toEqual([channel, 419]);

    const received = next(socket, payments);
    await payer.post("/save/subscription", { credit_card: sentCard });
    expect(await received).toEqual([channel, { payment_payload: expect.objectContaining({ status: "PAID" }) }]);
  });

  it("a socket stops receiving when its session ends, and may reconnect with another", async () => {
    const [leaving, staying] = [await TestVisitor.open(waiting.origin), await TestVisitor.open(waiting.origin)];
    const channel = await channelOf(leaving);
    const [left, stayed] = [await listen(leaving, channel, waiting), await listen(staying, channel, waiting)];
    const heard: unknown[] = [];
    left.on(payments, (...received: unknown[]) => heard.push(received));
    const received = next(stayed, payments);
    const closed = next(left, "disconnect");
    await fetch(`${waiting.origin}/logout`, { headers: { Cookie: leaving.cookie }, redirect: "manual" });
    const approval = new URLSearchParams({ action: "approve", code: "TESTE00001" });
    await fetch(`${waiting.origin}/__scenarios`, { method: "POST", body: approval, redirect: "manual" });
    expect(await received).toEqual([channel, expect.anything()]);
    // A transport close lets the client reconnect; a disconnect by the server would not.
    expect(await closed).toEqual(["transport close", expect.anything()]);
    expect(heard).toEqual([]);

    const again = await connect(leaving, waiting);
    subscribe(again, channel, leaving);
    expect(await next(again, "subscription_error")).toEqual([channel, 419]);
  });

  it("a socket with the cookie from before a login receives nothing", async () => {
    const visitor = await TestVisitor.open(waiting.origin);
    const before = visitor.cookie;
    const email = "ana.souza@gmail.com";
    await visitor.post("/login", { email, password: email, checkout: true });
    const channel = await channelOf(visitor);
    const socket = await connect({ cookie: before }, waiting);
    subscribe(socket, channel, visitor);
    expect(await next(socket, "subscription_error")).toEqual([channel, 419]);
    await listen(visitor, channel, waiting);
  });

  it.each([undefined, "velha", "", "à", "a\nb", 7])("refuses a channel with the token %j", async (token) => {
    const payer = await TestVisitor.open(server.origin);
    const channel = await channelOf(payer);
    const socket = await connect(payer);
    socket.emit("subscribe", { channel, auth: { headers: { "X-CSRF-TOKEN": token } } });
    expect(await next(socket, "subscription_error")).toEqual([channel, 419]);
  });

  it("replies to an unknown path, and to a page with another protocol there", async () => {
    for (const path of ["/", "/nada", "/socket.io", "/socket.iox/"]) {
      expect((await fetch(server.realtime + path, { signal: AbortSignal.timeout(20_000) })).status).toBe(404);
    }
    const socket = new WebSocket(`${server.realtime.replace("http", "ws")}/nada`);
    await new Promise((resolve) => socket.addEventListener("error", resolve));
  });

  it("refuses a page of another origin", async () => {
    await expect(connect(undefined, server, "http://outro.test")).rejects.toThrow();
  });
});
