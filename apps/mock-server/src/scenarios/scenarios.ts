import { accountScenarios } from "./accountScenarios.ts";
import { addOnScenarios } from "./addOnScenarios.ts";
import { faultyScenarios } from "./faultyScenarios.ts";
import { funnelScenarios } from "./funnelScenarios.ts";
import type { Scenario } from "./scenario.ts";
import { siteScenarios } from "./siteScenarios.ts";
import { subscriberScenarios } from "./subscriberScenarios.ts";

/** All scenarios by name. */
export const scenarios = {
  ...funnelScenarios,
  ...siteScenarios,
  ...accountScenarios,
  ...subscriberScenarios,
  ...addOnScenarios,
  ...faultyScenarios,
} as const satisfies Record<string, Scenario>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Whether a text is the name of a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
