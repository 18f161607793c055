import { flowAt, stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import type { LoaderFunctionArgs } from "react-router-dom";
import { type LoadedFor, loadedFor } from "../../app/acceptedCustomer.ts";
import { guardRedirect } from "../../app/guard.ts";
import { loaderServices } from "../../app/loaderServices.ts";
import { redirectToLogin } from "../session/redirectToLogin.ts";

/**
 * The loader of a step, which redirects to the first unanswered earlier step, or to the start of a purchase that ended with its session.
 */
export function stepLoader(step: StepName) {
  return async (args: LoaderFunctionArgs): Promise<Response | LoadedFor> => {
    const { session, loginReturn } = args.context.get(loaderServices);
    const visitor = await session.load();
    const first = stepToVisitFirst(flowAt(visitor, step), step, visitor.answers);
    if (first === undefined) return loadedFor(args);
    const lost = visitor.purchase === null ? visitor.lostPurchase : undefined;
    if (lost === undefined) return guardRedirect(stepPaths[first], args);
    const { start } = scheduledPages[lost.kind];
    if (!lost.withBox) return guardRedirect(start, args);
    // The boxes belong to a customer, who logs in again.
    loginReturn.openedPath = start;
    return redirectToLogin(args, start);
  };
}
