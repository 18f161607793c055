import { forPet, type NamedPet } from "@petbox/domain/pet/phrases";
import { type Species, speciesLabels } from "@petbox/domain/pet/species";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { Banner } from "../../components/feedback/Banner/index.ts";
import { StepTop } from "../../components/navigation/StepLayout/index.ts";

export interface AnsweredElsewhereProps {
  /** The pet after the change. */
  readonly pet: NamedPet;
  readonly species: Species | undefined;
  /** The kind of the purchase after the change; undefined for a box. */
  readonly purchase: ScheduledKind | undefined;
}

/** Notice above a step: another tab has changed the answers; names what is bought now. */
export function AnsweredElsewhere({ pet, species, purchase }: AnsweredElsewhereProps) {
  const kind = species === undefined ? "" : ` (${speciesLabels[species].toLowerCase()})`;
  const subject =
    purchase === undefined ? `a caixa é ${forPet(pet)}${kind}` : `a assinatura é de ${scheduledRules[purchase].name}`;
  return (
    <StepTop>
      <Banner tone="warning" role="status" title="Suas respostas mudaram em outra aba">
        {`Seguimos com as mais novas: ${subject}.`}
      </Banner>
    </StepTop>
  );
}
