import type { World, WorldStore } from "../backend/store.ts";
import { isScenarioName, type ScenarioName, scenarios } from "../scenarios/scenarios.ts";

/** The world of a scenario that is picked in the panel. It keeps the name, so that a new start continues in the scenario. */
export function pickedWorld(name: ScenarioName, now: number): World {
  return { ...scenarios[name].world(now), pickedScenarios: [{ id: "world", name }] };
}

/** The scenario of a stored world. @param start the scenario that the world's file began with. */
export function scenarioOf(store: WorldStore, start: ScenarioName): ScenarioName {
  const name = store.pickedScenarios.get("world")?.name;
  return name !== undefined && isScenarioName(name) ? name : start;
}
