import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../testing/openServer.ts";

const program = resolve(import.meta.dirname, "../../../../examples/laravel/realtime/server.ts");
const secret = "segredo";
/** The status that Laravel replies to the next authorization. */
let status = 200;
const replied: number[] = [];
let laravel: Server;
let server: ChildProcess;
let origin: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  laravel = createServer((_request, response) => {
    replied.push(status);
    response.writeHead(status).end();
  });
  const [port, realtimePort] = [await freePort(), await freePort()];
  await once(laravel.listen(port), "listening");
  origin = `http://127.0.0.1:${realtimePort}`;
  server = spawn(process.execPath, [program], {
    env: { REALTIME_PORT: String(realtimePort), REALTIME_SECRET: secret, APP_URL: `http://127.0.0.1:${port}` },
    stdio: "inherit",
  });
  await vi.waitFor(() => fetch(origin), { timeout: 30_000 });
}, 60_000);

afterAll(() => {
  for (const socket of sockets) socket.disconnect();
  server.kill();
  laravel.close();
  laravel.closeAllConnections();
});

/** Sends an event as Laravel does. */
async function announce(channel: string, data: unknown): Promise<void> {
  const { ok } = await fetch(`${origin}/events`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ channels: [channel], name: "Aviso", data }),
  });
  expect(ok).toBe(true);
}

/** Subscribes to a channel. @returns the events that arrive and the reasons for which the connection was lost. */
async function listen(channel: string) {
  status = 200;
  const socket = io(origin, { transports: ["websocket"], forceNew: true, reconnection: false });
  sockets.push(socket);
  const heard: unknown[] = [];
  const lost: string[] = [];
  socket.on("Aviso", (_channel, data) => heard.push(data));
  socket.on("disconnect", (reason) => lost.push(reason));
  await new Promise<void>((resolve) => socket.on("connect", resolve));
  socket.emit("subscribe", { channel });
  // The server confirms no subscription.
  const joined = async () => {
    await announce(channel, "joined");
    expect(heard).toContain("joined");
  };
  await vi.waitFor(joined, { timeout: 10_000, interval: 200 });
  /** Announces an event, and waits for it. */
  const hears = async (data: string) => {
    await announce(channel, data);
    await vi.waitFor(() => expect(heard).toContain(data), { timeout: 10_000 });
  };
  // Then Laravel has replied for all events before it, too.
  await hears("settled");
  return { heard, lost, hears };
}

it.each([401, 403, 419])(
  "the example's realtime server closes the connection of a page whose session is refused with %i",
  async (refusal) => {
    const channel = `private-canal.${refusal}`;
    const { heard, lost } = await listen(channel);
    status = refusal;
    await announce(channel, "secret");
    // With this reason the page reconnects by itself.
    await vi.waitFor(() => expect(lost).toEqual(["transport close"]), 10_000);
    expect(heard).not.toContain("secret");
  },
);

it.each([429, 503])(
  "the example's realtime server sends nothing to a page that Laravel could not check with %i, which keeps listening",
  async (failure) => {
    const channel = `private-canal.${failure}`;
    const { heard, lost, hears } = await listen(channel);
    status = failure;
    await announce(channel, "unchecked");
    await vi.waitFor(() => expect(replied).toContain(failure), 10_000);
    status = 200;
    await hears("checked");
    expect(heard).not.toContain("unchecked");
    expect(lost).toEqual([]);
  },
);
