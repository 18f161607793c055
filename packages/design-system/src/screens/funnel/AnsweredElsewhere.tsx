import { forPet, type NamedPet } from "@petbox/domain/pet/phrases";
import { type Species, speciesLabels } from "@petbox/domain/pet/species";
import { Banner } from "../../components/feedback/Banner/index.ts";
import { StepTop } from "../../components/navigation/StepLayout/index.ts";

export interface AnsweredElsewhereProps {
  /** The pet after the change. */
  readonly pet: NamedPet;
  readonly species: Species | undefined;
}

/** Notice above a step: another tab has changed the answers; names the pet that the box is now for. */
export function AnsweredElsewhere({ pet, species }: AnsweredElsewhereProps) {
  const kind = species === undefined ? "" : ` (${speciesLabels[species].toLowerCase()})`;
  return (
    <StepTop>
      <Banner tone="warning" role="status" title="Suas respostas mudaram em outra aba">
        {`Seguimos com as mais novas: a caixa é ${forPet(pet)}${kind}.`}
      </Banner>
    </StepTop>
  );
}
