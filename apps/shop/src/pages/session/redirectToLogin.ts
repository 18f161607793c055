import { sessionPaths } from "@petbox/domain/site/paths";
import type { LoaderFunctionArgs } from "react-router-dom";
import { guardRedirect } from "../../app/guard.ts";
import { loaderServices } from "../../app/loaderServices.ts";
import { isPrefetch } from "../../app/prefetch.ts";

/**
 * Redirects to the login, which then says what a session that has ended left unsaved.
 * @param returnPath the page that opens after the login; the requested one by default.
 */
export function redirectToLogin(args: LoaderFunctionArgs, returnPath?: string): Response {
  const { pathname, search } = new URL(args.request.url);
  const { loginReturn } = args.context.get(loaderServices);
  if (!isPrefetch(args.request)) {
    loginReturn.path = returnPath ?? pathname + search;
    // The save of another page does not concern this one.
    if (loginReturn.openedPath !== pathname) loginReturn.unsavedOn = undefined;
  }
  return guardRedirect(sessionPaths.login, args);
}

/** Remembers that a login opened this page. */
export function noteOpened({ request, context }: LoaderFunctionArgs): void {
  if (!isPrefetch(request)) context.get(loaderServices).loginReturn.openedPath = new URL(request.url).pathname;
}
