import { resolutionPaths } from "@petbox/domain/site/paths";
import { replace } from "react-router-dom";
import type { LoaderArgs } from "../../app/servicesContext.ts";

export {
  ResolutionShellScreen as Component,
  ResolutionShellScreen as HydrateFallback,
} from "@petbox/design-system/screens/resolution/ResolutionScreen";

const beginOf = (path: string) => path.slice(0, path.indexOf(":"));

/** Redirects to the page's own path (SUB-026), whose loader requires a login. */
export async function loader({ request }: LoaderArgs): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return replace(pathname.replace(beginOf(resolutionPaths.suspended), beginOf(resolutionPaths.resolution)) + search);
}
