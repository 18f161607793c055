import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import type { PusherSettings } from "../page/realtimeWire.ts";
import { connectPusher, pusherOptions } from "./pusher.ts";
import type { PusherClass } from "./pusherClient.ts";

const page = { protocol: "https:", hostname: "www.petbox.test" };
const reverb: PusherSettings = { broadcaster: "reverb", key: "chave", port: 8443 };

type Told = (carried?: unknown) => void;

/** An event emitter like the client's channel and connection. */
function createTeller() {
  const bound: { event: string; told: Told }[] = [];
  return {
    bind: (event: string, told: Told) => void bound.push({ event, told }),
    unbind: (event: string, told: Told) => {
      const index = bound.findIndex((each) => each.event === event && each.told === told);
      if (index >= 0) bound.splice(index, 1);
    },
    emit: (event: string, carried?: unknown) => {
      for (const each of [...bound]) if (each.event === event) each.told(carried);
    },
  };
}

/** A stub of the part of the client that Echo uses: it records calls, and emits the events of a test. */
function createPusher() {
  const channel = createTeller();
  const connection = { ...createTeller(), state: "connecting" };
  const asked = { key: "", options: {} as object, channels: [] as string[], disconnected: false };
  class Pusher {
    static readonly instances: Pusher[] = [];
    connection = connection;
    constructor(key: string, options: object) {
      Pusher.instances.push(this);
      asked.key = key;
      asked.options = options;
    }
    subscribe(name: string) {
      asked.channels.push(name);
      return channel;
    }
    disconnect() {
      asked.disconnected = true;
    }
  }
  const become = (state: string) => {
    connection.state = state;
    connection.emit("state_change");
  };
  return { Pusher, channel, asked, become };
}

function listening() {
  const client = createPusher();
  const heard: unknown[] = [];
  const antiForgery = memoryAntiForgery("ficha", async () => undefined);
  const stop = connectPusher(reverb, antiForgery, page, client.Pusher as unknown as PusherClass).listen(
    "canal.1",
    "Aviso",
    {
      onMessage: (message) => heard.push(message),
      onSubscribed: () => heard.push("subscribed"),
      onUnavailable: () => heard.push("unavailable"),
    },
  );
  return { ...client, antiForgery, heard, stop };
}

describe("realtime over the Pusher protocol", () => {
  it("reaches Reverb on the page's own host, and Pusher in its cluster", () => {
    expect(pusherOptions(reverb, page, "ficha")).toMatchObject({
      key: "chave",
      wsHost: "www.petbox.test",
      wssPort: 8443,
      forceTLS: true,
      activityTimeout: 30_000,
      pongTimeout: 10_000,
      auth: { headers: { "X-CSRF-TOKEN": "ficha" } },
    });
    const pusher = pusherOptions({ broadcaster: "pusher", key: "chave", cluster: "sa1" }, page, "ficha");
    expect(pusher).toMatchObject({ cluster: "sa1" });
    expect(pusher).not.toHaveProperty("wsHost");
  });

  it("listens to the private channel until it is stopped", () => {
    const { Pusher, asked, channel, heard, stop } = listening();
    expect(asked).toMatchObject({ key: "chave", channels: ["private-canal.1"] });
    channel.emit("App\\Events\\Aviso", { ok: true });
    expect(heard).toEqual([{ ok: true }]);
    const other = new Pusher("outra", {});
    stop();
    expect(asked.disconnected).toBe(true);
    expect(Pusher.instances).toEqual([other]);
  });

  it("authorizes each subscription with the page's current token", () => {
    const { antiForgery, asked, become } = listening();
    antiForgery.keep("nova");
    become("connected");
    expect(asked.options).toMatchObject({ auth: { headers: { "X-CSRF-TOKEN": "nova" } } });
  });

  it("tells each subscription, and a lost connection", () => {
    const { become, channel, heard } = listening();
    become("connected");
    expect(heard).toEqual([]);
    channel.emit("pusher:subscription_succeeded");
    become("unavailable");
    become("connected");
    channel.emit("pusher:subscription_succeeded");
    expect(heard).toEqual(["subscribed", "unavailable", "subscribed"]);
  });

  it("reports that a stranger's channel is refused", () => {
    const { channel, heard } = listening();
    channel.emit("pusher:subscription_error", { status: 403 });
    expect(heard).toEqual(["unavailable"]);
  });
});
