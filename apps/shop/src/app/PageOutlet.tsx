import { Outlet, useMatches } from "react-router-dom";

/** The outlet of a layout. Each page mounts separately, even if two pages share a component. */
export function PageOutlet() {
  return <Outlet key={useMatches().at(-1)?.id} />;
}
