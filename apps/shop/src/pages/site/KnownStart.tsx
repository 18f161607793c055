import { saveSpecies } from "@petbox/api-client/funnel/api";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { funnelPaths } from "@petbox/domain/site/paths";
import { knownStartOf } from "@petbox/domain/site/startPath";
import { useEffect, useEffectEvent } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { storeKnownTrack } from "../funnel/knownTrack.ts";
import { useFunnelStep } from "../funnel/useFunnelStep.ts";

/**
 * Saves the species that the URL names and opens the second question; the track waits in the tab for its step. If the species
 * is unknown or cannot be saved, the first question is asked.
 */
export default function KnownStart() {
  const { search } = useLocation();
  const { save, saveAndGoOn } = useFunnelStep("species", { replacedSearch: search });
  const known = knownStartOf(new URLSearchParams(search));
  const start = useEffectEvent(async () => {
    if (known === undefined) return;
    storeKnownTrack(known);
    // Back returns to the page that led here, which would otherwise lead forward again.
    await saveAndGoOn((client) => saveSpecies(client, known.species), { species: known.species });
  });
  useEffect(() => void start(), []);
  if (known === undefined || save.failure !== undefined) return <Navigate to={funnelPaths.species + search} replace />;
  return <StepLoadingScreen />;
}
