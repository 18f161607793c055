import { createBackend } from "@petbox/mock-server/backend/createBackend";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { createRealtime } from "@petbox/mock-server/server/realtime";
import { freePort } from "@petbox/mock-server/testing/openServer";
import { openPusherServer, openSocketIo2Server } from "@petbox/mock-server/testing/otherRealtimeServers";
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { checkoutPaymentChannel } from "../checkout/channels.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import type { PusherSettings } from "../page/realtimeWire.ts";
import { connectEcho } from "./echo.ts";
import { connectPusher } from "./pusher.ts";
import { loadPusher } from "./pusherClient.ts";
import type { ChannelListener, ConnectRealtime } from "./realtime.ts";
import { followChannel } from "./useChannel.ts";

const page = { protocol: "http:", hostname: "localhost" };
const token = memoryAntiForgery("ficha", async () => undefined);
const closing: (() => unknown)[] = [];

// All tests wait at the same time, so that they take as long as the slowest one.
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const overSocketIo =
  (port: number, ofPage = token): ConnectRealtime =>
  async () =>
    connectEcho({ broadcaster: "socket.io", host: `http://localhost:${port}` }, ofPage, page);

const overPusher =
  (port: number, settings: Partial<PusherSettings> = {}): ConnectRealtime =>
  async () => {
    const Pusher = await loadPusher();
    // Node has no page whose address the path of the authorization could belong to.
    const authEndpoint = `http://localhost:${port}/broadcasting/auth`;
    const PusherOfNode = class extends Pusher {
      constructor(key: string, options: ConstructorParameters<typeof Pusher>[1]) {
        super(key, { ...options, authEndpoint });
      }
    };
    return connectPusher({ broadcaster: "reverb", key: "chave", port, ...settings }, token, page, PusherOfNode);
  };

/** The mock server's sockets; its customer may listen to one channel. */
async function openSocketIo4Server(port: number) {
  const scenario = scenarios["pagamento-aprovado"];
  const realtime = createRealtime();
  const backend = createBackend({
    store: memoryStore(scenario.world(0)),
    clock: () => 0,
    broadcast: realtime.broadcast,
    sessions: onlyVisitor("visita"),
    page: { newcomer: scenario.newcomer },
  });
  const { visitor } = backend.visitors.ofPage(new Request("http://localhost/"));
  await realtime.listen(port, backend);
  closing.push(() => realtime.close());
  const ownToken = memoryAntiForgery(visitor.token, async () => undefined);
  return { channel: checkoutPaymentChannel(visitor.session?.customerCode ?? ""), ownToken };
}

/** A page that waits for a payment, which it learns of from the server or by an event. */
function waitFor(connectRealtime: ConnectRealtime, channel: string | null = "canal.1", isAwaited?: boolean) {
  let isPaid = false;
  let isTold = false;
  // Not a mock: a test that starts meanwhile clears the calls of every mock.
  let asked = 0;
  const { stop, resume } = followChannel({
    channel,
    event: "Aviso",
    connectRealtime,
    isAwaited,
    onMessage: () => {
      isTold = true;
    },
    revalidate() {
      asked += 1;
      isTold ||= isPaid;
    },
  });
  closing.push(stop);
  return {
    stop,
    resume,
    asked: () => asked,
    /** The server knows the payment, and sends no event that arrives. */
    pay() {
      isPaid = true;
    },
    told: () => vi.waitFor(() => expect(isTold).toBe(true), { timeout: 15_000, interval: 20 }),
    isAsked: (times: number) => vi.waitFor(() => expect(asked).toBe(times), { timeout: 10_000, interval: 20 }),
  };
}

describe.concurrent("a result whose event is missed is known within five seconds", () => {
  it("between the page load and the subscription, over socket.io 4", async () => {
    const port = await freePort();
    const { channel, ownToken } = await openSocketIo4Server(port);
    const waiting = waitFor(overSocketIo(port, ownToken), channel);
    waiting.pay();
    await waiting.told();
  });

  it("between the page load and the subscription, over the Pusher protocol", async () => {
    const port = await freePort();
    await openServerOfPusher(port);
    const waiting = waitFor(overPusher(port));
    waiting.pay();
    await waiting.told();
  });

  it("from a socket.io 2 server, which the client cannot talk to", async () => {
    const port = await freePort();
    const server = await openSocketIo2Server(port);
    closing.push(server.close);
    const waiting = waitFor(overSocketIo(port));
    waiting.pay();
    await waiting.told();
  });

  it.each([
    ["socket.io", overSocketIo],
    ["the Pusher protocol", overPusher],
  ] as const)("where nothing listens, over %s", async (_title, over) => {
    const waiting = waitFor(over(await freePort()));
    waiting.pay();
    await waiting.told();
  });

  it("where socket.io refuses the channel", async () => {
    const port = await freePort();
    const { ownToken } = await openSocketIo4Server(port);
    const waiting = waitFor(overSocketIo(port, ownToken), checkoutPaymentChannel("outra-pessoa"));
    await waiting.isAsked(1);
    waiting.pay();
    await waiting.told();
  });

  it("where the Pusher protocol refuses the channel", async () => {
    const port = await freePort();
    await openServerOfPusher(port, 403);
    const waiting = waitFor(overPusher(port));
    await waiting.isAsked(1);
    waiting.pay();
    await waiting.told();
  });

  it("while the server restarts", async () => {
    const port = await freePort();
    const server = await openServerOfPusher(port);
    const waiting = waitFor(overPusher(port));
    await waiting.isAsked(1);
    await server.close();
    waiting.pay();
    await waiting.told();
    const asked = waiting.asked();
    await openServerOfPusher(port);
    await waiting.isAsked(asked + 1);
  });

  it.each<[string, ConnectRealtime]>([
    ["a page without realtime", () => Promise.reject(new Error("The page configures no realtime."))],
    ["a Pusher server without a key", overPusher(1, { key: "" })],
  ])("on %s", async (_title, connectRealtime) => {
    const waiting = waitFor(connectRealtime);
    waiting.pay();
    await waiting.told();
  });

  it("where the page names no customer, without a connection", async () => {
    let isConnected = false;
    const waiting = waitFor(async () => {
      isConnected = true;
      throw new Error("There is nothing to connect to.");
    }, null);
    waiting.pay();
    await waiting.told();
    expect(isConnected).toBe(false);
  });
});

describe("polling", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  /** A page whose channel opens and closes as the test says. */
  function waitWithListener(isAwaited: boolean) {
    let listener: ChannelListener | undefined;
    const connect: ConnectRealtime = async () => ({
      listen(_channel, _event, told) {
        listener = told;
        return () => {};
      },
    });
    return { waiting: waitFor(connect, undefined, isAwaited), listener: () => listener };
  }

  it("is slow where nothing is awaited, ends with a subscription, which asks at once, and starts again while events do not arrive", async () => {
    const { waiting, listener } = waitWithListener(false);
    await vi.advanceTimersByTimeAsync(33_000);
    expect(waiting.asked()).toBe(2);
    listener()?.onSubscribed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.asked()).toBe(3);
    listener()?.onUnavailable();
    await vi.advanceTimersByTimeAsync(33_000);
    expect(waiting.asked()).toBe(5);
    waiting.stop();
    listener()?.onUnavailable();
    listener()?.onSubscribed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.asked()).toBe(5);
  });

  it("goes on slowly beside a channel that a customer waits for, because a dead connection gives no sign", async () => {
    const { waiting, listener } = waitWithListener(true);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(waiting.asked()).toBe(2);
    listener()?.onSubscribed();
    expect(waiting.asked()).toBe(3);
    waiting.pay();
    await vi.advanceTimersByTimeAsync(16_000);
    await waiting.told();
    expect(waiting.asked()).toBe(4);
    listener()?.onUnavailable();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(waiting.asked()).toBe(5);
    waiting.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.asked()).toBe(5);
  });

  it("starts over when a customer who waits returns to the page after a long time", async () => {
    const { waiting, listener } = waitWithListener(true);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    const beforeReturn = waiting.asked();
    waiting.resume();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(waiting.asked()).toBe(beforeReturn + 2);
    listener()?.onSubscribed();
    const besideChannel = waiting.asked();
    waiting.resume();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(waiting.asked()).toBe(besideChannel + 3);
    waiting.stop();
  });
});

describe.concurrent("an event that arrives", () => {
  it("is told at once over the Pusher protocol, and not after the page was left", async () => {
    const port = await freePort();
    const server = await openServerOfPusher(port);
    const heard: unknown[] = [];
    let asked = 0;
    const { stop } = followChannel({
      channel: "canal.1",
      event: "Aviso",
      connectRealtime: overPusher(port),
      onMessage: (message) => void heard.push(message),
      revalidate() {
        asked += 1;
      },
    });
    await vi.waitFor(() => expect(asked).toBe(1));
    server.broadcast("private-canal.1", "App\\Events\\Aviso", { ok: true });
    await vi.waitFor(() => expect(heard).toEqual([{ ok: true }]));
    stop();
    server.broadcast("private-canal.1", "App\\Events\\Aviso", { ok: false });
    await server.close();
    expect(heard).toEqual([{ ok: true }]);
  });
});

async function openServerOfPusher(port: number, authStatus?: number) {
  const server = await openPusherServer(port, authStatus);
  closing.push(server.close);
  return server;
}
