import { saveBreed } from "@petbox/api-client/funnel/api";
import { useBreeds } from "@petbox/api-client/funnel/hooks";
import { breedFields } from "@petbox/api-client/funnel/stepFields";
import { BreedScreen } from "@petbox/design-system/screens/funnel/BreedScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import type { Breed } from "@petbox/domain/pet/breed";
import { useState } from "react";
import { formSave } from "./formSave.ts";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { BreedPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("breed");

/** The pet's breed, or the breeds of a mixed one. */
function BreedPage() {
  const { answers, pet, saveAndGoOn, ...step } = useFunnelStep("breed");
  const [sent, setSent] = useState<Breed["kind"]>("pure");
  const { species = "dog" } = answers;
  const breeds = useBreeds(species);
  return (
    <BreedScreen
      // Another tab may change the species: the typed breeds do not apply to it.
      key={species}
      species={species}
      save={formSave(step, breedFields[sent])}
      pet={pet}
      breed={answers.breed}
      breeds={breeds}
      onSubmit={(breed) => {
        setSent(breed.kind);
        return saveAndGoOn((client) => saveBreed(client, breed), { breed });
      }}
    />
  );
}
