import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Size } from "@petbox/domain/pet/size";
import { Button } from "../../components/actions/Button/index.ts";
import { ChoiceCards } from "../../components/forms/ChoiceCards/index.ts";
import { focusAround } from "../../focus/focusAround.ts";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

/** A size to choose. */
export interface SizeOption {
  readonly size: Size;
  readonly name: string;
  /** Typical weight of a dog of this size. */
  readonly weight: string;
  /** URL of its picture, 240 × 180. */
  readonly image: string;
}

export interface SizeScreenProps {
  readonly save: StepSave;
  readonly pet: NamedPet;
  readonly options: readonly SizeOption[];
  /** The saved answer. */
  readonly chosen?: Size | undefined;
  /** The answer being saved. */
  readonly pendingValue?: Size | undefined;
  readonly onChoose: (size: Size) => void;
  /** Repeats the failed save. */
  readonly onRetry: () => void;
}

const picture = { width: 240, height: 180, loading: "lazy" } as const;

/** The dog's size; selecting a card saves it (FUN-057, FUN-062). */
export function SizeScreen({ save, pet, options, chosen, pendingValue, onChoose, onRetry }: SizeScreenProps) {
  const question = `Qual é o porte ${ofPet(pet)}?`;
  return (
    <StepScreen
      save={save}
      title={question}
      description="Escolha pelo peso, para tudo chegar na medida certa."
      recovery={
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => {
            // The message goes with its button while the answer is saved.
            focusAround(currentTarget);
            onRetry();
          }}
        >
          Tentar de novo
        </Button>
      }
    >
      <ChoiceCards
        label={question}
        labelHidden
        cards={options.map(({ size, name, weight, image }) => ({
          value: size,
          title: name,
          description: weight,
          image: { src: image, ...picture },
        }))}
        chosen={chosen}
        pendingValue={pendingValue}
        onChoose={onChoose}
      />
    </StepScreen>
  );
}
