import { funnelPaths } from "@petbox/domain/site/paths";
import { Navigate, useLocation } from "react-router-dom";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
import { Component as SpeciesPage } from "../funnel/SpeciesPage.tsx";

export { SubscribePage as Component };

// If its code does not load, the visitor answers the first question.
const KnownStart = lazyOptional(() => import("./KnownStart.tsx").catch(() => ({ default: () => <FirstStep /> })));

/**
 * /assine opens the funnel (decision 2). Its document shows the first step at once; the URL changes after hydration. A URL that
 * names the species skips the first step.
 */
function SubscribePage() {
  const { search, state } = useLocation();
  const isHydrated = useIsHydrated();
  // A notice is shown on the first step.
  if (isHydrated && state === null && search.includes("pet=")) return <KnownStart />;
  return (
    <>
      {isHydrated && <FirstStep />}
      <SpeciesPage />
    </>
  );
}

/** Opens the first step at its own URL. */
function FirstStep() {
  const { search, state } = useLocation();
  return <Navigate to={funnelPaths.species + search} replace state={state} />;
}
