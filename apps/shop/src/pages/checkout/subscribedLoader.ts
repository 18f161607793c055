import { flowAt, stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { stepPaths } from "@petbox/domain/funnel/steps";
import { accountPaths, checkoutPaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import type { LoaderFunctionArgs } from "react-router-dom";
import { type LoadedFor, loadedFor } from "../../app/acceptedCustomer.ts";
import { guardRedirect } from "../../app/guard.ts";
import { loaderServices } from "../../app/loaderServices.ts";
import { noteOpened, redirectToLogin } from "../session/redirectToLogin.ts";

/** The loader of the pages after the payment. Without a payment, it redirects to the first unanswered step. */
export async function subscribedLoader(args: LoaderFunctionArgs): Promise<Response | LoadedFor> {
  const { session, currentPath } = args.context.get(loaderServices);
  const visitor = await session.load();
  if (visitor.answers.subscription !== undefined) return loadedFor(args);
  // The session has ended after the payment: the box has been bought, and is in the customer's area.
  if (visitor.lostAnswers?.subscription !== undefined) {
    noteOpened(args);
    const isWaiting = currentPath() === checkoutPaths.waiting;
    return redirectToLogin(args, isWaiting ? inAppIf(visitor.inApp, accountPaths.area) : undefined);
  }
  const first = stepToVisitFirst(flowAt(visitor, "waiting"), "waiting", visitor.answers) ?? "payment";
  return guardRedirect(stepPaths[first], args);
}
