import { flowAt, stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import type { LoaderFunctionArgs } from "react-router-dom";
import { guardRedirect } from "../../app/guard.ts";
import { servicesContext } from "../../app/servicesContext.ts";

/** The loader of a step, which redirects to the first unanswered earlier step. */
export function stepLoader(step: StepName) {
  return async (args: LoaderFunctionArgs): Promise<Response | null> => {
    const session = await args.context.get(servicesContext).session.load();
    const first = stepToVisitFirst(flowAt(session, step), step, session.answers);
    return first === undefined ? null : guardRedirect(stepPaths[first], args);
  };
}
