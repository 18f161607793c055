import { saveBreed } from "@petbox/api-client/funnel/api";
import { useBreeds } from "@petbox/api-client/funnel/hooks";
import { BreedScreen } from "@petbox/design-system/screens/funnel/BreedScreen";
import { useFunnelStep } from "./useFunnelStep.ts";

export { BreedPage as Page };

/** The pet's breed, or the breeds of a mixed one. */
function BreedPage() {
  const { answers, save, saveAndGoOn } = useFunnelStep("breed");
  const breeds = useBreeds(answers.species ?? "dog");
  return (
    <BreedScreen
      save={save}
      pet={{ name: answers.petName, sex: answers.petSex }}
      breed={answers.breed}
      breeds={breeds}
      onSubmit={(breed) => saveAndGoOn((client) => saveBreed(client, breed), { breed })}
    />
  );
}
