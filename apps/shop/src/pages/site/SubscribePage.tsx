import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { funnelPaths } from "@petbox/domain/site/paths";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";
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
  const { session } = useServices();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // A customer with a subscription starts another box here, and may pay for it too.
    const begin = () => {
      import("../checkout/repeatPayment.ts")
        .then(({ beginAnotherBox }) => beginAnotherBox(session))
        .catch(() => undefined);
    };
    // After a paid box, this must happen before the visitor answers.
    if (session.get().known) begin();
    else whenIdle(begin);
  }, [session]);
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
