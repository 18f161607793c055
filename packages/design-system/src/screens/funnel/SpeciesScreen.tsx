import type { Species } from "@petbox/domain/pet/species";
import type { ReactNode } from "react";
import { ActionCards } from "../../components/forms/ChoiceCards/ActionCards.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

/** A species to choose. */
export interface SpeciesOption {
  readonly species: Species;
  readonly name: string;
  /** URL of its picture, 240 × 240. */
  readonly image: string;
}

export interface SpeciesScreenProps {
  readonly save: StepSave;
  readonly options: readonly SpeciesOption[];
  /** The saved answer. */
  readonly chosen?: Species | undefined;
  /** The answer being saved. */
  readonly pendingValue?: Species | undefined;
  readonly onChoose: (option: SpeciesOption) => void;
  /** The way on with a purchase that the visitor has begun. */
  readonly begun?: ReactNode;
}

const pictureSize = { width: 240, height: 240 };

/** Dog or cat; selecting a card saves it (FUN-051, FUN-053). */
export function SpeciesScreen({ save, options, chosen, pendingValue, onChoose, begun }: SpeciesScreenProps) {
  return (
    <StepScreen save={save} title="Quem vai receber a caixa?" description="Comece contando quem é o seu pet.">
      <ActionCards
        label="Quem vai receber a caixa?"
        labelHidden
        cards={options.map(({ species, name, image }) => ({
          value: species,
          title: name,
          image: { src: image, ...pictureSize },
        }))}
        chosen={chosen}
        pendingValue={pendingValue}
        onChoose={(species) => {
          const option = options.find((each) => each.species === species);
          if (option) onChoose(option);
        }}
      />
      {begun}
    </StepScreen>
  );
}
