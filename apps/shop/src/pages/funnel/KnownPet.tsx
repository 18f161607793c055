import type { Answers } from "@petbox/domain/funnel/answers";
import { petFacts } from "@petbox/domain/pet/facts";
import { speciesPicture } from "@petbox/domain/pet/species";
import { Suspense } from "react";
import { lazyOptional } from "../../app/lazyOptional.ts";

// A phone, which has no room for it, neither fetches nor renders it.
const PetBeside = lazyOptional(async () => {
  const { PetBeside } = await import("@petbox/design-system/screens/funnel/PetBeside");
  return { default: PetBeside };
});

/** The pet as the visitor has told of it so far, beside the questions about it. */
export function KnownPet({ answers }: { readonly answers: Answers }) {
  const { species, petName, petSex } = answers;
  if (species === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PetBeside pet={{ name: petName, sex: petSex }} image={speciesPicture(species)} facts={petFacts(answers)} />
    </Suspense>
  );
}
