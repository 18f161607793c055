import { redirect, replace } from "react-router-dom";
import { type LoaderArgs, servicesContext } from "./servicesContext.ts";

/**
 * What a guard returns to lead to another page. Where the guarded page is the open history entry already, as after a reload,
 * that entry is replaced: Back would lead to the guard again.
 */
export function guardRedirect(path: string, { request, context }: LoaderArgs): Response {
  const { currentPath } = context.get(servicesContext);
  return currentPath() === new URL(request.url).pathname ? replace(path) : redirect(path);
}
