import { saveBreed } from "@petbox/api-client/funnel/api";
import { useBreeds } from "@petbox/api-client/funnel/hooks";
import { BreedScreen } from "@petbox/design-system/screens/funnel/BreedScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import type { Species } from "@petbox/domain/pet/species";
import { funnelPaths } from "@petbox/domain/site/paths";
import { useEffect, useState } from "react";
import { useServices } from "../../app/services.ts";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { BreedPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("breed");

/** The pet's breed, or the breeds of a mixed one. */
function BreedPage() {
  const { answers, save, saveAndGoOn } = useFunnelStep("breed");
  const { species = "dog" } = answers;
  const breeds = useBreeds(species);
  useForgetOtherSpecies(species);
  return (
    <BreedScreen
      // Another tab may change the species: the typed breeds do not apply to it.
      key={species}
      save={save}
      pet={{ name: answers.petName, sex: answers.petSex }}
      breed={answers.breed}
      breeds={breeds}
      onSubmit={(breed) => saveAndGoOn((client) => saveBreed(client, breed), { breed })}
    />
  );
}

/** Deletes the draft when the species changes. */
function useForgetOtherSpecies(species: Species): void {
  const { drafts } = useServices();
  const [draftSpecies, setDraftSpecies] = useState(species);
  useEffect(() => {
    if (draftSpecies === species) return;
    drafts.forget(funnelPaths.breed);
    setDraftSpecies(species);
  }, [draftSpecies, species, drafts]);
}
