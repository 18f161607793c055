import { type SpeciesOption, SpeciesScreen } from "@petbox/design-system/screens/funnel/SpeciesScreen";
import { stepToContinueWith, stepUrl } from "@petbox/domain/funnel/flows";
import { type Species, speciesLabels, speciesPicture, speciesQuery } from "@petbox/domain/pet/species";
import { useState } from "react";
import { useSession } from "../../app/services.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { SpeciesPage as Component };

const options: readonly SpeciesOption[] = (["dog", "cat"] as const).map((species) => ({
  species,
  name: speciesLabels[species],
  image: speciesPicture(species),
}));

/** Dog or cat, the first question. */
function SpeciesPage() {
  const { answers, pet, save, saveAndGoOn } = useFunnelStep("species");
  const { flow, purchase } = useSession();
  const next = purchase === null ? stepToContinueWith(flow, answers) : undefined;
  const [pressed, setPressed] = useState<Species>();
  return (
    <SpeciesScreen
      save={save}
      options={options}
      chosen={answers.species}
      pendingValue={save.pending ? pressed : undefined}
      begun={next && { pet, href: stepUrl(next, answers.species && speciesQuery(answers.species)) }}
      onChoose={(option) => {
        void saveAndGoOn(
          async (client) => {
            setPressed(option.species);
            // The code of the request is not part of the first screen: it loads when the browser is idle, or now.
            const { saveSpecies } = await import("@petbox/api-client/funnel/api");
            return saveSpecies(client, option.species);
          },
          { species: option.species },
        );
      }}
    />
  );
}
