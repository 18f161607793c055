import type { Answers } from "@petbox/domain/funnel/answers";
import { petFacts } from "@petbox/domain/pet/facts";
import { speciesPicture } from "@petbox/domain/pet/species";
import { lazyOptional } from "../../app/lazyOptional.tsx";

// Phones have no room for it, so they neither load nor render it.
const PetBeside = lazyOptional(async () => {
  const { PetBeside } = await import("@petbox/design-system/screens/funnel/PetBeside");
  return { default: PetBeside };
});

/** The answers about the pet so far, beside the questions. */
export function KnownPet({ answers }: { readonly answers: Answers }) {
  const { species, petName, petSex } = answers;
  if (species === undefined) return null;
  return <PetBeside pet={{ name: petName, sex: petSex }} image={speciesPicture(species)} facts={petFacts(answers)} />;
}
