import { resolutionPaths } from "@petbox/domain/site/paths";
import { type LoaderFunctionArgs, replace } from "react-router-dom";

export { Component, HydrateFallback } from "./ResolutionPage.tsx";

const beginOf = (path: string) => path.slice(0, path.indexOf(":"));

/** Redirects to the page's own path (SUB-026), whose loader requires a login. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return replace(pathname.replace(beginOf(resolutionPaths.suspended), beginOf(resolutionPaths.resolution)) + search);
}
