import { stepPaths } from "@petbox/domain/funnel/steps";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useGo } from "../../app/useGo.ts";
import { SpeciesPage } from "../funnel/SpeciesPage.tsx";

/**
 * /assine is the way into the funnel (decision 2). Its document shows the first step at once; the address follows when
 * the page has come to life.
 */
export function SubscribePage() {
  const { search, state } = useLocation();
  const go = useGo();
  useEffect(() => {
    void go(stepPaths.species + search, { replace: true, state });
  }, [go, search, state]);
  return <SpeciesPage />;
}
