import { createBackend } from "../backend/createBackend.ts";
import { onlyVisitor } from "../backend/sessions.ts";
import { memoryStore } from "../backend/store.ts";
import { createOutbox } from "../panel/outbox.ts";
import { createPanelControls, type PanelResult } from "../panel/panelControls.ts";
import type { PanelState } from "../panel/panelState.ts";
import { createSettableClock } from "../panel/settableClock.ts";
import { type ScenarioName, scenarios } from "../scenarios/scenarios.ts";
import { countedIds } from "./countedIds.ts";
import { testMoment } from "./testMoment.ts";

/** The scenario panel of an in-process server with one visitor and a stopped clock. */
export interface InProcessPanel {
  state(): PanelState;
  /** The channels of the broadcasts so far. */
  readonly broadcasts: readonly string[];
  /** Sends a form of the panel. */
  send(form: URLSearchParams): PanelResult;
  /** Requests a password link as the visitor. */
  forgetPassword(email: string): Promise<void>;
}

export function inProcessPanel(name: ScenarioName = "novo"): InProcessPanel {
  const scenario = scenarios[name];
  const store = memoryStore(scenario.world(testMoment));
  const clock = createSettableClock(() => testMoment);
  const outbox = createOutbox();
  const broadcasts: string[] = [];
  const broadcast = (channel: string) => broadcasts.push(channel);
  const backend = createBackend({
    store,
    clock: clock.now,
    newId: countedIds(),
    broadcast,
    sendMail: outbox.send,
    sessions: onlyVisitor("visita"),
    faults: scenario.faults,
    latency: scenario.latency,
    page: { newcomer: scenario.newcomer },
  });
  const request = new Request("http://shop.test/");
  const visit = () => backend.visitors.ofPage(request).visitor;
  const controls = createPanelControls({
    backend,
    store,
    clock,
    broadcast,
    outbox,
    scenario: name,
    newcomerOf: (newcomer) => newcomer,
  });
  visit();
  return {
    state: () => controls.stateFor(request),
    broadcasts,
    send: (form) => controls.change(form, request),
    async forgetPassword(email) {
      await backend.fetch(
        new Request("http://shop.test/password/email", {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "X-CSRF-TOKEN": visit().token,
            "X-Requested-With": "XMLHttpRequest",
          },
          body: JSON.stringify({ email }),
        }),
      );
    },
  };
}
