import { sessionPaths } from "@petbox/domain/site/paths";
import { titleOf } from "../../app/DocumentTitle.tsx";
import { guardRedirect } from "../../app/guard.ts";
import { isPrefetch } from "../../app/prefetch.ts";
import { type LoaderArgs, servicesContext } from "../../app/servicesContext.ts";

/** Redirects to the login, which then returns to the requested page and says whether the session has ended. */
export function redirectToLogin(args: LoaderArgs): Response {
  const { pathname, search } = new URL(args.request.url);
  const { loginReturn } = args.context.get(servicesContext);
  if (!isPrefetch(args.request)) {
    loginReturn.path = pathname + search;
    // The open page asks for a login when a call on it finds the session ended.
    loginReturn.unsavedOn = loginReturn.openedPath === pathname ? titleOf(document.title) : "";
  }
  return guardRedirect(sessionPaths.login, args);
}

/** Remembers that a login opened this page. */
export function noteOpened({ request, context }: LoaderArgs): void {
  if (!isPrefetch(request)) context.get(servicesContext).loginReturn.openedPath = new URL(request.url).pathname;
}
