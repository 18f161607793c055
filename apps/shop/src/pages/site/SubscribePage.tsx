import { stepPaths } from "@petbox/domain/funnel/steps";
import { useLocation } from "react-router-dom";
import { Go } from "../../app/Go.tsx";
import { SpeciesPage } from "../funnel/SpeciesPage.tsx";

/**
 * /assine is the way into the funnel (decision 2). Its document shows the first step at once; the address follows when
 * the page has come to life.
 */
export function SubscribePage() {
  const { search, state } = useLocation();
  return (
    <Go to={stepPaths.species + search} state={state}>
      <SpeciesPage />
    </Go>
  );
}
