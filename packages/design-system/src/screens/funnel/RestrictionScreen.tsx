import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { petMessages } from "@petbox/domain/pet/messages";
import {
  defaultRestriction,
  parseRestriction,
  type Restriction,
  restrictionLabels,
  restrictions,
} from "@petbox/domain/pet/restriction";
import { ChoiceCards } from "../../components/forms/ChoiceCards/index.ts";
import { StepForm } from "./StepForm.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

export interface RestrictionScreenProps {
  readonly save: StepSave;
  /** The saved answer. @default "pode_tudo" */
  readonly restriction?: Restriction | undefined;
  readonly onSubmit: (restriction: Restriction) => void;
}

const question = "Não quero receber nada com ...";

/** The pet's dietary restrictions (FUN-068). */
export function RestrictionScreen({ save, restriction = defaultRestriction, onSubmit }: RestrictionScreenProps) {
  return (
    <StepScreen save={save} title={question} description="A gente respeita alergias e escolhas de alimentação.">
      <StepForm
        pending={save.pending}
        serverErrors={save.serverErrors}
        parse={({ restriction: chosen }) =>
          withMessages(fieldResult("restriction", parseRestriction(chosen)), petMessages)
        }
        onSubmit={onSubmit}
      >
        <ChoiceCards
          name="restriction"
          label={question}
          labelHidden
          cards={restrictions.map((each) => ({ value: each, title: restrictionLabels[each] }))}
          defaultValue={restriction}
          required
        />
      </StepForm>
    </StepScreen>
  );
}
