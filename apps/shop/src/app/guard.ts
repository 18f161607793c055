import { withCampaign } from "@petbox/domain/site/campaign";
import { type LoaderFunctionArgs, redirect, replace } from "react-router-dom";
import { loaderServices } from "./loaderServices.ts";

/**
 * A guard's redirect. If the guarded page is the current history entry, e.g. after a reload, the redirect replaces it; otherwise Back would
 * return to the guard. It keeps the parameters of a campaign.
 */
export function guardRedirect(path: string, { request, context }: LoaderFunctionArgs): Response {
  const { currentPath } = context.get(loaderServices);
  const { pathname, search } = new URL(request.url);
  const target = withCampaign(path, search);
  return currentPath() === pathname ? replace(target) : redirect(target);
}
