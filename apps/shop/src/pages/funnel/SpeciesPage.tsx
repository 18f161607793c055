import { type SpeciesOption, SpeciesScreen } from "@petbox/design-system/screens/funnel/SpeciesScreen";
import { type Answers, isBoxChosen } from "@petbox/domain/funnel/answers";
import { type Species, speciesLabels, speciesPicture } from "@petbox/domain/pet/species";
import { isForAnotherPet } from "@petbox/domain/site/startPath";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useServices, useSession } from "../../app/services.ts";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
import { boughtAnswers } from "../../session/boughtAnswers.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { SpeciesPage as Component };

const BegunPurchase = lazyOptional(() => import("./BegunPurchase.tsx"));

const options: readonly SpeciesOption[] = (["dog", "cat"] as const).map((species) => ({
  species,
  name: speciesLabels[species],
  image: speciesPicture(species),
}));

/** Dog or cat, the first question. */
function SpeciesPage() {
  const { answers, save, saveAndGoOn } = useFunnelStep("species");
  const { purchase } = useSession();
  const { session } = useServices();
  const { search } = useLocation();
  const asksForAnotherPet = isForAnotherPet(new URLSearchParams(search));
  // The answers of an unfinished box are another pet's already, and stay.
  const startsOver = (known: Answers) => asksForAnotherPet && boughtAnswers(known) !== undefined && isBoxChosen(known);
  const [pressed, setPressed] = useState<Species>();
  return (
    <SpeciesScreen
      save={save}
      options={options}
      chosen={startsOver(answers) ? undefined : answers.species}
      pendingValue={save.pending ? pressed : undefined}
      begun={(answers.species ?? answers.subscription ?? purchase) && <BegunPurchase />}
      onChoose={(option) => {
        void saveAndGoOn(
          async (client) => {
            setPressed(option.species);
            // The code of the request is not part of the first screen: it loads when the browser is idle, or now.
            const { saveSpecies } = await import("@petbox/api-client/funnel/api");
            // The card may be pressed before the session with the earlier answers has loaded.
            const known = asksForAnotherPet ? (await session.load()).answers : answers;
            return saveSpecies(client, option.species, startsOver(known));
          },
          { species: option.species },
          { startsOver },
        );
      }}
    />
  );
}
