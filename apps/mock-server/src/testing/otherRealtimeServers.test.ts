import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { freePort } from "./openServer.ts";
import { openPusherServer } from "./otherRealtimeServers.ts";

/** Connects to a server of the Pusher protocol with a key. */
async function connect(key: string) {
  const port = await freePort();
  const server = await openPusherServer(port);
  const socket = new WebSocket(`ws://localhost:${port}/app/${key}?protocol=7`);
  onTestFinished(() => server.close());
  const received: unknown[] = [];
  socket.on("message", (text) => {
    const { event, data }: { event: string; data: string } = JSON.parse(String(text));
    received.push({ event, data: JSON.parse(data) });
  });
  const closed = once(socket, "close");
  return {
    server,
    closed,
    received,
    send: (event: string, data: unknown) => socket.send(JSON.stringify({ event, data })),
    receives: (event: string, data: unknown = expect.anything()) =>
      expect.poll(() => received).toContainEqual({ event, data }),
  };
}

it("the Pusher protocol's server refuses another application's key", async () => {
  const { closed, received } = await connect("outra");
  expect((await closed)[0]).toBe(4001);
  expect(received).toEqual([{ event: "pusher:error", data: expect.objectContaining({ code: 4001 }) }]);
});

it("the Pusher protocol's server refuses a subscription without the application's signature", async () => {
  const { receives, send } = await connect("chave");
  await receives("pusher:connection_established");
  send("pusher:subscribe", { channel: "private-canal.1", auth: "chave:outra" });
  await receives("pusher:error", expect.objectContaining({ code: 4009 }));
});

it("the Pusher protocol's server sends a channel's events until it is left", async () => {
  const { received, receives, send, server } = await connect("chave");
  await receives("pusher:connection_established");
  for (const channel of ["private-canal.1", "private-canal.2"])
    send("pusher:subscribe", { channel, auth: "chave:assinatura" });
  await expect.poll(() => received).toHaveLength(3);
  server.broadcast("private-canal.1", "Aviso", 1);
  await receives("Aviso", 1);
  send("pusher:unsubscribe", { channel: "private-canal.1" });
  send("pusher:ping", {});
  await receives("pusher:pong");
  server.broadcast("private-canal.1", "Aviso", 2);
  server.broadcast("private-canal.2", "Aviso", 3);
  await receives("Aviso", 3);
  expect(received).not.toContainEqual({ event: "Aviso", data: 2 });
});
