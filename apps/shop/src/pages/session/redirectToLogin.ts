import { sessionPaths } from "@petbox/domain/site/paths";
import { titleOf } from "../../app/DocumentTitle.tsx";
import { guardRedirect } from "../../app/guard.ts";
import { isPrefetch } from "../../app/prefetch.ts";
import { type LoaderArgs, servicesContext } from "../../app/servicesContext.ts";

/** Redirects to the login, which then returns to the requested page and says whether the session has ended, and a save with it. */
export function redirectToLogin(args: LoaderArgs): Response {
  const { pathname, search } = new URL(args.request.url);
  const { loginReturn } = args.context.get(servicesContext);
  if (!isPrefetch(args.request)) {
    loginReturn.path = pathname + search;
    const isUnsaved = loginReturn.isUnsaved && loginReturn.openedPath === pathname;
    loginReturn.unsavedOn = isUnsaved ? titleOf(document.title) : "";
  }
  return guardRedirect(sessionPaths.login, args);
}

/** Remembers that a login opened this page. */
export function noteOpened({ request, context }: LoaderArgs): void {
  if (!isPrefetch(request)) context.get(servicesContext).loginReturn.openedPath = new URL(request.url).pathname;
}
