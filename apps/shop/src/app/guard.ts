import { type LoaderFunctionArgs, redirect, replace } from "react-router-dom";
import { loaderServices } from "./loaderServices.ts";

/**
 * A guard's redirect. If the guarded page is the current history entry, e.g. after a reload, the redirect replaces it; otherwise Back would
 * return to the guard.
 */
export function guardRedirect(path: string, { request, context }: LoaderFunctionArgs): Response {
  const { currentPath } = context.get(loaderServices);
  return currentPath() === new URL(request.url).pathname ? replace(path) : redirect(path);
}
