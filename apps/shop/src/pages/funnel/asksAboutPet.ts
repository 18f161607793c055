import type { FlowName } from "@petbox/domain/funnel/flows";
import type { StepName } from "@petbox/domain/funnel/steps";

const petSteps: ReadonlySet<StepName> = new Set(["name", "size", "breed", "birthDate", "restriction", "contact"]);

/** Whether a step shows the pet so far. Later steps show the purchase, or use the whole width. */
export function asksAboutPet(flow: FlowName, step: StepName): boolean {
  return flow !== "scheduled" && petSteps.has(step);
}
