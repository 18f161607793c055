import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { FromCaller } from "../backend/caller.ts";
import { type Backend, createBackend } from "../backend/createBackend.ts";
import type { DocumentSource } from "../backend/documents.ts";
import { limitBody } from "../backend/limitBody.ts";
import { replyHeaders } from "../backend/replyHeaders.ts";
import type { SessionRecord } from "../backend/session/collections.ts";
import { StoreWriteError } from "../backend/storeWriteError.ts";
import { createOutbox } from "../panel/outbox.ts";
import { createPanel, panelPath } from "../panel/panel.ts";
import { createPanelControls } from "../panel/panelControls.ts";
import type { PanelDocument } from "../panel/panelState.ts";
import { scenarioOf } from "../panel/pickedScenario.ts";
import { createSettableClock } from "../panel/settableClock.ts";
import { worldAhead } from "../panel/worldAhead.ts";
import { type ScenarioName, scenarios } from "../scenarios/scenarios.ts";
import { firstBoxGift } from "../seed/gift.ts";
import { callerOf } from "./callerOf.ts";
import { pictures } from "./pictures.ts";
import { createRealtime } from "./realtime.ts";
import type { ServerSettings } from "./settings.ts";
import { openSqliteStore } from "./sqliteStore.ts";
import { listenError } from "./startupError.ts";

/** The shop in front of the backend, built or in development: its documents and its files. */
export interface Site {
  readonly documents: DocumentSource;
  /** Serves the shop's files, and passes everything else on to the backend. */
  readonly files: MiddlewareHandler;
  /** Renders the scenario panel. */
  readonly panel: PanelDocument;
}

export interface RunningServer {
  readonly backend: Backend;
  /** The scenario of the world, which the panel may have picked before the last stop. */
  readonly scenario: ScenarioName;
  close(): Promise<void>;
}

/** Interval of the check for due payments, in milliseconds. */
const settleEvery = 250;

/**
 * Serves the backend over HTTP and sockets, with its world in SQLite.
 * @throws StartupError when a port or the data folder cannot be used.
 */
export async function startServer(settings: ServerSettings, site: Site): Promise<RunningServer> {
  const file = join(settings.dataFolder, `${settings.scenario}.sqlite`);
  const { store, close } = openSqliteStore({
    file,
    start: scenarios[settings.scenario].world(Date.now()),
    address: `http://localhost:${settings.port}`,
    say: console.warn,
  });
  const scenarioName = scenarioOf(store, settings.scenario);
  const scenario = scenarios[scenarioName];
  const realtime = createRealtime();
  const clock = createSettableClock(Date.now);
  // The file keeps the world but not the clock, which the panel may have advanced.
  clock.move(worldAhead(store, clock.now()));
  const newcomerOf = (newcomer: Partial<SessionRecord>) => ({ gift: firstBoxGift, ...newcomer });
  // Only the panel shows mails; without it they are discarded.
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
    laravel: settings.laravel ?? false,
    page: {
      newcomer: newcomerOf(scenario.newcomer),
      realtime: { broadcaster: "socket.io", port: settings.realtimePort },
    },
  });

  const app = new Hono<FromCaller>();
  app.onError((thrown) => {
    if (thrown instanceof StoreWriteError) return new Response(`${thrown.message}\n`, { status: 503 });
    console.error(thrown);
    return new Response("Internal Server Error", { status: 500 });
  });
  app.use(compress(), replyHeaders);
  app.get("/healthz", (context) => context.text("ok\n"));
  if (outbox) {
    const controls = createPanelControls({
      backend,
      store,
      clock,
      broadcast: realtime.broadcast,
      outbox,
      scenario: scenarioName,
      newcomerOf,
    });
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
    throw listenError(thrown, settings.realtimePort, "REALTIME_PORT");
  }
  const settling = setInterval(() => {
    try {
      backend.passTime();
    } catch (thrown) {
      // A background failure must not stop the shop.
      console.error(thrown);
    }
  }, settleEvery);
  return {
    backend,
    scenario: scenarioName,
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

/** Makes the adapter break the connection: a reply without a status is invalid. */
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
    server.once("error", (thrown) => reject(listenError(thrown, port, "PORT")));
  });
}
