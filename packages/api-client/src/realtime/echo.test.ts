import { createBackend } from "@petbox/mock-server/backend/createBackend";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { createRealtime } from "@petbox/mock-server/server/realtime";
import { freePort } from "@petbox/mock-server/testing/openServer";
import { openPolledServer } from "@petbox/mock-server/testing/otherRealtimeServers";
import { afterEach, describe, expect, it } from "vitest";
import { checkoutPaymentChannel, checkoutPaymentEvent } from "../checkout/channels.ts";
import { type AntiForgery, memoryAntiForgery } from "../client/antiForgery.ts";
import { connectEcho, realtimePortOf, socketAddress } from "./echo.ts";

const page = { protocol: "https:", hostname: "www.petbox.test" };
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe("where realtime is", () => {
  it("FUN-326 on port 6001 of the page's own host", () => {
    expect(socketAddress({ broadcaster: "socket.io" }, page)).toBe("https://www.petbox.test:6001");
  });

  it("FUN-327 FUN-328 on port 6002 where the host is a sandbox", () => {
    const sandbox = { ...page, hostname: "sandbox.petbox.test" };
    expect(socketAddress({ broadcaster: "socket.io" }, sandbox)).toBe("https://sandbox.petbox.test:6002");
    expect(realtimePortOf("sandbox.petbox.test")).toBe(6002);
    expect(realtimePortOf("loja-sandbox.petbox.test")).toBe(6002);
  });

  it("FUN-328 uses the page's settings", () => {
    expect(socketAddress({ broadcaster: "socket.io", port: 443 }, page)).toBe("https://www.petbox.test:443");
    expect(socketAddress({ broadcaster: "socket.io", host: "wss://avisos.petbox.test" }, page)).toBe(
      "wss://avisos.petbox.test",
    );
  });
});

/** A socket server with one visitor, who waits for a payment that was already announced. */
async function openSocketServer(port: number) {
  const scenario = scenarios["pagamento-aprovado"];
  let now = 0;
  const realtime = createRealtime();
  const backend = createBackend({
    store: memoryStore(scenario.world(now)),
    clock: () => now,
    broadcast: realtime.broadcast,
    sessions: onlyVisitor("visita"),
    page: { newcomer: scenario.newcomer },
  });
  const { visitor } = backend.visitors.ofPage(new Request("http://localhost/"));
  now += 60_000;
  backend.passTime();
  await realtime.listen(port, backend);
  closing.push(() => realtime.close());
  return { customerCode: visitor.session?.customerCode ?? "", token: visitor.token, close: () => realtime.close() };
}

interface Heard {
  message: unknown;
  subscribed: undefined;
  unavailable: undefined;
}

/** The token of the page that the server's visitor has opened. */
function tokenOf({ token }: { readonly token: string }): AntiForgery {
  return memoryAntiForgery(token, async () => undefined);
}

/** Listens to a channel; each kind of callback can be awaited. */
function listenTo(port: number, channel: string, token: AntiForgery) {
  const waiting: { [Kind in keyof Heard]?: (news: Heard[Kind]) => void } = {};
  const settings = { broadcaster: "socket.io", host: `http://localhost:${port}` } as const;
  const stop = connectEcho(settings, token, page).listen(channel, checkoutPaymentEvent, {
    onMessage: (message) => waiting.message?.(message),
    onSubscribed: () => waiting.subscribed?.(undefined),
    onUnavailable: () => waiting.unavailable?.(undefined),
  });
  closing.push(stop);
  const next = <Kind extends keyof Heard>(kind: Kind) =>
    new Promise<Heard[Kind]>((resolve) => {
      Object.assign(waiting, { [kind]: resolve });
    });
  return { next };
}

describe("realtime over socket.io", () => {
  it("MAN-229 MAN-350 brings the event, and again after a reconnect with a newer token, and tells both subscriptions", async () => {
    const port = await freePort();
    const server = await openSocketServer(port);
    const token = tokenOf(server);
    const listener = listenTo(port, checkoutPaymentChannel(server.customerCode), token);
    const paid = { payment_payload: expect.objectContaining({ status: "PAID" }) };
    const first = listener.next("subscribed");
    expect(await listener.next("message")).toEqual(paid);
    await first;

    const lost = listener.next("unavailable");
    const back = listener.next("subscribed");
    const again = listener.next("message");
    await server.close();
    await lost;
    // The session of another server has another token, as after a login.
    token.keep((await openSocketServer(port)).token);
    await back;
    expect(await again).toEqual(paid);
  });

  it("brings the event also through a proxy that passes no WebSocket on", async () => {
    const port = await freePort();
    const server = await openPolledServer(port);
    closing.push(server.close);
    const listener = listenTo(port, "canal.1", tokenOf({ token: "ficha" }));
    const message = listener.next("message");
    await listener.next("subscribed");
    server.broadcast("private-canal.1", `App\\Events\\${checkoutPaymentEvent}`, { ok: true });
    expect(await message).toEqual({ ok: true });
  });

  it("reports that a stranger's channel is refused", async () => {
    const port = await freePort();
    const server = await openSocketServer(port);
    const listener = listenTo(port, checkoutPaymentChannel("outra-pessoa"), tokenOf(server));
    await expect(listener.next("unavailable")).resolves.toBeUndefined();
  });
});
