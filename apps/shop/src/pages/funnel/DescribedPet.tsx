import { PetBeside, type PetBesideProps } from "@petbox/design-system/screens/funnel/PetBeside";
import type { Answers } from "@petbox/domain/funnel/answers";
import type { StepName } from "@petbox/domain/funnel/steps";
import { petFacts } from "@petbox/domain/pet/facts";
import { portrayed } from "../pets/portrayed.ts";

interface DescribedPetProps {
  readonly answers: Answers;
  /** The last answered step. */
  readonly previous: StepName | undefined;
}

const addedBy: Readonly<Partial<Record<StepName, PetBesideProps["arriving"]>>> = {
  species: "head",
  name: "collar",
  size: "body",
  breed: "head",
};

/** The answers about the pet so far, as a portrait with its facts. */
export default function DescribedPet({ answers, previous }: DescribedPetProps) {
  if (answers.species === undefined) return null;
  return <PetBeside pet={portrayed(answers)} arriving={previous && addedBy[previous]} facts={petFacts(answers)} />;
}
