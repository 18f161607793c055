import { accountPaths, sitePaths } from "@petbox/domain/site/paths";
import type { Backend } from "../backend/createBackend.ts";
import { faultKinds } from "../backend/fault.ts";
import type { Broadcast } from "../backend/requestContext.ts";
import { announcePayment } from "../backend/resolution/paymentRetries.ts";
import type { SessionRecord } from "../backend/session/collections.ts";
import { replaceWorld, type WorldStore } from "../backend/store.ts";
import { faultTitles } from "../scenarios/faultTitles.ts";
import { isScenarioName, type ScenarioName, scenarios } from "../scenarios/scenarios.ts";
import type { BankReply } from "../seed/testCards.ts";
import { faultOf, faultyCalls, faultyPages } from "./faultForm.ts";
import type { Outbox } from "./outbox.ts";
import { refusalText, sectionOf } from "./panelForms.ts";
import type { PanelState } from "./panelState.ts";
import { decidePayment, expirePix, pendingPayments } from "./pendingPayments.ts";
import { enterAs, peopleOf } from "./people.ts";
import { pickedWorld } from "./pickedScenario.ts";
import type { SettableClock } from "./settableClock.ts";
import { worldAhead } from "./worldAhead.ts";

interface PanelSettings {
  readonly backend: Backend;
  readonly store: WorldStore;
  readonly clock: SettableClock;
  readonly broadcast: Broadcast;
  readonly outbox: Outbox;
  /** The scenario that the server started with. */
  readonly scenario: ScenarioName;
  readonly newcomerOf: (newcomer: Partial<SessionRecord>) => Partial<SessionRecord>;
}

/** The result of a form. */
export interface PanelResult {
  /** The path that opens next; the panel itself when absent. */
  readonly opens?: string;
  readonly cookie?: string | undefined;
  /** The section of the panel with the form. */
  readonly section?: string | undefined;
  /** Explains why nothing changed. */
  readonly refused?: string;
}

export interface PanelControls {
  /** The state of the world, as the request's visitor sees it. */
  stateFor(request: Request): PanelState;
  /** Runs a form's action. A refused form changes nothing. */
  change(form: URLSearchParams, request: Request): PanelResult;
}

const longestLatency = 60_000;
/** In minutes. */
const longestMove = 400 * 24 * 60;
/** The range of the clock, in epoch ms, within which every date is valid. */
const earliest = Date.UTC(2000, 0);
const latest = Date.UTC(2100, 0);

const scenarioNames = Object.keys(scenarios).filter(isScenarioName);

/** The operations of the panel. */
export function createPanelControls(settings: PanelSettings): PanelControls {
  const { backend, store, clock, broadcast, outbox, scenario: start, newcomerOf } = settings;
  let scenario = start;
  let latency: number = scenarios[start].latency;

  const setLatency = (next: number) => {
    latency = next;
    backend.setLatency(next);
  };

  function restart(name: ScenarioName): void {
    scenario = name;
    const picked = scenarios[name];
    replaceWorld(store, pickedWorld(name, clock.now()));
    outbox.clear();
    backend.clearLimits();
    backend.setNewcomer(newcomerOf(picked.newcomer));
    backend.setFaults(picked.faults);
    setLatency(picked.latency);
  }

  /** A world cannot go back: before its last day, its scenario starts again. */
  function restartIfBehind(): void {
    if (worldAhead(store, clock.now()) > 0) restart(scenario);
  }

  function decide(code: string, result: BankReply): PanelResult | undefined {
    if (!decidePayment(code, result, store, clock.now())) return undefined;
    backend.passTime();
    return {};
  }

  /** The action of each button, with the values of its form; undefined without any change for a wrong value. */
  const actions: Readonly<
    Record<string, (value: (name: string) => string, request: Request) => PanelResult | undefined>
  > = {
    scenario(value) {
      const name = value("scenario");
      if (!isScenarioName(name)) return undefined;
      restart(name);
      return {};
    },
    latency(value) {
      const milliseconds = Number(value("latency"));
      if (!Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds > longestLatency) return undefined;
      setLatency(milliseconds);
      return {};
    },
    fault(value) {
      const fault = faultOf(value);
      if (fault === undefined) return undefined;
      backend.setFaults([fault, ...backend.faults()]);
      return {};
    },
    "no-faults"() {
      backend.setFaults([]);
      return {};
    },
    freeze() {
      clock.freeze();
      return {};
    },
    resume() {
      clock.resume();
      return {};
    },
    "reset-clock"() {
      clock.reset();
      restartIfBehind();
      return {};
    },
    move(value) {
      const minutes = Number(value("minutes"));
      if (!Number.isInteger(minutes) || Math.abs(minutes) > longestMove) return undefined;
      const moment = clock.now() + minutes * 60_000;
      if (moment < earliest || moment > latest) return undefined;
      clock.move(minutes * 60_000);
      restartIfBehind();
      backend.passTime();
      return {};
    },
    enter(value, request) {
      const customer = store.customers.get(value("code"));
      if (customer === undefined) return undefined;
      const subscribes = store.subscriptions.all().some(({ customerCode }) => customerCode === customer.code);
      return {
        opens: subscribes && customer.password !== undefined ? accountPaths.area : sitePaths.dogHome,
        cookie: enterAs(customer, request, backend.visitors, store),
      };
    },
    expire(value) {
      const request = expirePix(value("code"), store, clock.now());
      if (request === undefined) return undefined;
      announcePayment(request, "unknown", { store, broadcast });
      return {};
    },
    approve: (value) => decide(value("code"), "PAID"),
    refuse: (value) => decide(value("code"), "NOT_PAID"),
  };

  return {
    stateFor(request) {
      return {
        people: peopleOf(store, backend.visitors.find(request)?.session?.customerCode),
        scenario,
        scenarios: scenarioNames.map((name) => {
          const { title, description } = scenarios[name];
          return { name, title, description };
        }),
        faults: backend.faults(),
        faultKinds: faultKinds.map((kind) => ({ kind, title: faultTitles[kind] })),
        calls: faultyCalls,
        pages: faultyPages,
        latency,
        now: clock.now(),
        longestMove,
        frozen: clock.frozen,
        waiting: pendingPayments(store, clock.now()),
        mails: outbox.all(),
      };
    },
    change(form, request) {
      const action = form.get("action") ?? "";
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      const result = run?.((name) => form.get(name) ?? "", request);
      return result === undefined ? { refused: refusalText(action) } : { ...result, section: sectionOf[action] };
    },
  };
}
