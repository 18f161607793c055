import { type SpeciesOption, SpeciesScreen } from "@petbox/design-system/screens/funnel/SpeciesScreen";
import { type Species, speciesLabels, speciesPicture } from "@petbox/domain/pet/species";
import { useState } from "react";
import { useSession } from "../../app/services.ts";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
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
  const [pressed, setPressed] = useState<Species>();
  return (
    <SpeciesScreen
      save={save}
      options={options}
      chosen={answers.species}
      pendingValue={save.pending ? pressed : undefined}
      begun={(answers.species ?? answers.subscription ?? purchase) && <BegunPurchase />}
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
