import type { Backend } from "../backend/createBackend.ts";
import { type Fault, isFaultKind } from "../backend/fault.ts";
import type { Visitor } from "../backend/session/collections.ts";
import { replaceWorld, type Store } from "../backend/store.ts";
import { isScenarioName, type ScenarioName, scenarios } from "../scenarios/scenarios.ts";
import type { PaymentResult } from "../seed/testCards.ts";
import type { Outbox } from "./outbox.ts";
import { panelPage } from "./panelPage.ts";
import type { SettableClock } from "./settableClock.ts";

/** Where whoever works on the shop changes its world while it runs. */
export const panelPath = "/__scenarios";

interface PanelSettings {
  readonly backend: Backend;
  readonly store: Store;
  readonly clock: SettableClock;
  readonly outbox: Outbox;
  /** The scenario that the server started with. */
  readonly scenario: ScenarioName;
  readonly newcomerOf: (newcomer: Partial<Visitor>) => Partial<Visitor>;
}

const longestLatency = 60_000;
const longestMove = 400 * 24 * 60;

/** The scenario panel: plain forms, each of which changes one thing and comes back to the page. */
export function createPanel(settings: PanelSettings): { fetch(request: Request): Promise<Response> } {
  const { backend, store, clock, outbox, scenario: start, newcomerOf } = settings;
  let scenario = start;
  let faults: readonly Fault[] = scenarios[start].faults;
  let latency: number = scenarios[start].latency;

  const setFaults = (next: readonly Fault[]) => {
    faults = next;
    backend.setFaults(next);
  };
  const setLatency = (next: number) => {
    latency = next;
    backend.setLatency(next);
  };

  function pick(name: ScenarioName): void {
    scenario = name;
    const picked = scenarios[name];
    replaceWorld(store, picked.world(clock.now()));
    outbox.clear();
    backend.setNewcomer(newcomerOf(picked.newcomer));
    setFaults(picked.faults);
    setLatency(picked.latency);
  }

  function decide(code: string, result: PaymentResult): boolean {
    const subscription = store.subscriptions.get(code);
    if (subscription === undefined || subscription.announced) return false;
    store.subscriptions.put({ ...subscription, outcome: { result, at: clock.now() } });
    backend.passTime();
    return true;
  }

  /** Carries out what a form asks; false for what no form of this page can ask. */
  function change(form: URLSearchParams): boolean {
    const value = (name: string) => form.get(name) ?? "";
    switch (value("action")) {
      case "scenario": {
        const name = value("scenario");
        if (!isScenarioName(name)) return false;
        pick(name);
        return true;
      }
      case "latency": {
        const milliseconds = Number(value("latency"));
        if (!Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds > longestLatency) return false;
        setLatency(milliseconds);
        return true;
      }
      case "fault": {
        const kind = value("kind");
        const times = value("times") === "" ? undefined : Number(value("times"));
        if (!isFaultKind(kind) || (times !== undefined && !(Number.isInteger(times) && times > 0))) return false;
        setFaults([{ path: value("path"), kind, ...(times === undefined ? {} : { times }) }, ...faults]);
        return true;
      }
      case "no-faults":
        setFaults([]);
        return true;
      case "freeze":
        clock.freeze();
        return true;
      case "resume":
        clock.resume();
        return true;
      case "reset-clock":
        clock.reset();
        return true;
      case "move": {
        const minutes = Number(value("minutes"));
        if (!Number.isInteger(minutes) || Math.abs(minutes) > longestMove) return false;
        clock.move(minutes * 60_000);
        backend.passTime();
        return true;
      }
      case "approve":
        return decide(value("code"), "PAID");
      case "refuse":
        return decide(value("code"), "NOT_PAID");
      default:
        return false;
    }
  }

  return {
    async fetch(request) {
      if (request.method === "POST") {
        if (!isOfThisOrigin(request)) return new Response("Only this server's own page may ask.\n", { status: 403 });
        if (!change(new URLSearchParams(await request.text()))) {
          return new Response("Nothing was changed: the form asks for something that does not exist.\n", {
            status: 422,
          });
        }
        return new Response(null, { status: 303, headers: { Location: panelPath } });
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
      }
      return panelPage({
        scenario,
        faults,
        latency,
        now: clock.now(),
        frozen: clock.frozen,
        mails: outbox.all(),
        waiting: store.subscriptions.all().filter(({ announced }) => !announced),
      });
    },
  };
}

/** A form of another page must not change this server's world; a browser always says which page a form is of. */
function isOfThisOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
