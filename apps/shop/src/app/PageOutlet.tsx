import { Outlet, useMatches } from "react-router-dom";

/** The page inside a layout. Another page starts afresh, even where both are the same component. */
export function PageOutlet() {
  return <Outlet key={useMatches().at(-1)?.id} />;
}
