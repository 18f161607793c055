import { flowAt, stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { stepPaths } from "@petbox/domain/funnel/steps";
import type { LoaderFunctionArgs } from "react-router-dom";
import { guardRedirect } from "../../app/guard.ts";
import { servicesContext } from "../../app/servicesContext.ts";

/** The loader of the pages after the payment. Without a payment, it redirects to the first unanswered step. */
export async function subscribedLoader(args: LoaderFunctionArgs): Promise<Response | null> {
  const session = await args.context.get(servicesContext).session.load();
  if (session.answers.subscription !== undefined) return null;
  const first = stepToVisitFirst(flowAt(session, "waiting"), "waiting", session.answers) ?? "payment";
  return guardRedirect(stepPaths[first], args);
}
