import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { FromCaller } from "../backend/caller.ts";
import { type Backend, createBackend } from "../backend/createBackend.ts";
import type { DocumentSource } from "../backend/documents.ts";
import { limitBody } from "../backend/limitBody.ts";
import { NotKept } from "../backend/notKept.ts";
import { replyHeaders } from "../backend/replyHeaders.ts";
import type { Visitor } from "../backend/session/collections.ts";
import { createOutbox } from "../panel/outbox.ts";
import { createPanel, panelPath } from "../panel/panel.ts";
import { createPanelControls } from "../panel/panelControls.ts";
import type { PanelDocument } from "../panel/panelState.ts";
import { createSettableClock } from "../panel/settableClock.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { firstBoxGift } from "../seed/gift.ts";
import { callerOf } from "./callerOf.ts";
import { cannotListen } from "./cannotStart.ts";
import { pictures } from "./pictures.ts";
import { createRealtime } from "./realtime.ts";
import type { ServerSettings } from "./settings.ts";
import { openSqliteStore } from "./sqliteStore.ts";

/** The shop in front of the backend, built or in the making: its documents and its files. */
export interface Site {
  readonly documents: DocumentSource;
  /** The files of the shop; what is none of them goes on to the backend. */
  readonly files: MiddlewareHandler;
  /** The scenario panel, as it is shown. */
  readonly panel: PanelDocument;
}

export interface RunningServer {
  readonly backend: Backend;
  close(): Promise<void>;
}

/** How often the payments are looked at, in milliseconds. */
const settleEvery = 250;

/**
 * The backend over HTTP and sockets, its world in SQLite.
 * @throws CannotStart when a port or the data folder cannot be used.
 */
export async function startServer(settings: ServerSettings, site: Site): Promise<RunningServer> {
  const scenario = scenarios[settings.scenario];
  const file = join(settings.dataFolder, `${settings.scenario}.sqlite`);
  const { store, close } = openSqliteStore({
    file,
    start: scenario.world(Date.now()),
    address: `http://localhost:${settings.port}`,
    say: console.warn,
  });
  const realtime = createRealtime();
  const clock = createSettableClock(Date.now);
  const newcomerOf = (newcomer: Partial<Visitor>) => ({ gift: firstBoxGift, ...newcomer });
  // Without the panel nobody could read them: then no mail is kept anywhere.
  const outbox = settings.panel ? createOutbox() : undefined;
  const backend = createBackend({
    store,
    clock: clock.now,
    sessionClock: Date.now,
    broadcast: realtime.broadcast,
    ...(outbox ? { sendMail: outbox.send } : {}),
    faults: scenario.faults,
    latency: scenario.latency,
    documents: site.documents,
    page: {
      newcomer: newcomerOf(scenario.newcomer),
      realtime: { broadcaster: "socket.io", port: settings.realtimePort },
    },
  });

  const app = new Hono<FromCaller>();
  app.onError((thrown) => {
    if (thrown instanceof NotKept) return new Response(`${thrown.message}\n`, { status: 503 });
    console.error(thrown);
    return new Response("Internal Server Error", { status: 500 });
  });
  app.use(compress(), replyHeaders);
  app.get("/healthz", (context) => context.text("ok\n"));
  if (outbox) {
    const controls = createPanelControls({ backend, store, clock, outbox, scenario: settings.scenario, newcomerOf });
    const panel = createPanel(controls, site.panel);
    app.all(panelPath, limitBody, ({ req }) => panel(req.raw));
  }
  app.route("/", pictures);
  app.get("*", site.files);
  app.all("*", ({ req, env }) => backend.fetch(req.raw, env));

  const http = await listen(app, settings.port).catch((thrown: unknown) => {
    close();
    throw thrown;
  });
  try {
    await realtime.listen(settings.realtimePort, backend);
  } catch (thrown) {
    http.close();
    close();
    throw cannotListen(thrown, settings.realtimePort, "REALTIME_PORT");
  }
  const settling = setInterval(() => {
    try {
      backend.passTime();
    } catch (thrown) {
      // Nobody waits for a reply here; whatever it is, the shop stays open.
      console.error(thrown);
    }
  }, settleEvery);
  return {
    backend,
    async close() {
      clearInterval(settling);
      await realtime.close();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        if ("closeAllConnections" in http) http.closeAllConnections();
      });
      close();
    },
  };
}

/** What a broken connection looks like to the adapter: a reply without a status is none at all. */
class BrokenConnection extends Error {}

function listen(app: Hono<FromCaller>, port: number): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        fetch: async (request, { incoming }) => {
          const response = await app.fetch(request, callerOf(incoming));
          if (response.type !== "error") return response;
          incoming.socket.destroy();
          throw new BrokenConnection();
        },
      },
      () => resolve(server),
    );
    server.once("error", (thrown) => reject(cannotListen(thrown, port, "PORT")));
  });
}
