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
  useForgetOther(species);
  return (
    <BreedScreen
      // The pet became another one in another tab: what was typed here is no breed of it.
      key={species}
      save={save}
      pet={{ name: answers.petName, sex: answers.petSex }}
      breed={answers.breed}
      breeds={breeds}
      onSubmit={(breed) => saveAndGoOn((client) => saveBreed(client, breed), { breed })}
    />
  );
}

/** What was typed of another species is not kept for this one. */
function useForgetOther(species: Species): void {
  const { drafts } = useServices();
  const [asked, setAsked] = useState(species);
  useEffect(() => {
    if (asked === species) return;
    drafts.forget(funnelPaths.breed);
    setAsked(species);
  }, [asked, species, drafts]);
}
