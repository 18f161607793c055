import { flowAt, stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import type { Gate } from "../../app/page.ts";

/** The gate of a step of the funnel: who lacks an earlier answer is led there. */
export function stepGate(step: StepName): Gate {
  return (visitor) => {
    const first = stepToVisitFirst(flowAt(visitor, step), step, visitor.answers);
    return first && { to: stepPaths[first] };
  };
}
