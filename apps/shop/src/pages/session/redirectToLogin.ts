import { sessionPaths } from "@petbox/domain/site/paths";
import { guardRedirect } from "../../app/guard.ts";
import { isPrefetch } from "../../app/prefetch.ts";
import { type LoaderArgs, servicesContext } from "../../app/servicesContext.ts";

/** Redirects to the login, which then returns to the requested page. */
export function redirectToLogin(args: LoaderArgs): Response {
  const { pathname, search } = new URL(args.request.url);
  const { loginReturn } = args.context.get(servicesContext);
  if (!isPrefetch(args.request)) loginReturn.path = pathname + search;
  return guardRedirect(sessionPaths.login, args);
}
