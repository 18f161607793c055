import { stepPaths } from "@petbox/domain/funnel/steps";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SpeciesPage } from "../funnel/SpeciesPage.tsx";

/**
 * /assine is the way into the funnel (decision 2). Its document shows the first step at once; the address follows when
 * the page has come to life.
 */
export function SubscribePage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(stepPaths.species + search, { replace: true, state });
  }, [navigate, search, state]);
  return <SpeciesPage />;
}
