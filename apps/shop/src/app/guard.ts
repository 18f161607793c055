import { redirect, replace } from "react-router-dom";
import { type LoaderArgs, servicesContext } from "./servicesContext.ts";

/**
 * A guard's redirect. If the guarded page is the current history entry, e.g. after a reload, the redirect replaces it; otherwise Back would
 * return to the guard.
 */
export function guardRedirect(path: string, { request, context }: LoaderArgs): Response {
  const { currentPath } = context.get(servicesContext);
  return currentPath() === new URL(request.url).pathname ? replace(path) : redirect(path);
}
