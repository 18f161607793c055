import { withMessages } from "@petbox/domain/fieldErrors";
import { petMessages } from "@petbox/domain/pet/messages";
import { type NameAndSex, parseNameAndSex } from "@petbox/domain/pet/name";
import { type Sex, sexes, sexLabels } from "@petbox/domain/pet/sex";
import { ChoiceCards } from "../../components/forms/ChoiceCards/index.ts";
import { TextField } from "../../components/forms/TextField/index.ts";
import { StepForm } from "./StepForm.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

export interface NameScreenProps {
  readonly save: StepSave;
  /** The saved answer. */
  readonly name?: string | undefined;
  /** The saved answer. */
  readonly sex?: Sex | undefined;
  /** Receives the name without punctuation (FUN-209). */
  readonly onSubmit: (pet: NameAndSex) => void;
}

/** The pet's name and sex, which later texts use (FUN-055). */
export function NameScreen({ save, name, sex, onSubmit }: NameScreenProps) {
  return (
    <StepScreen save={save} title="Como o seu pet se chama?" description="É com esse nome que a caixa vai chegar.">
      <StepForm
        pending={save.pending}
        serverErrors={save.serverErrors}
        parse={({ name: typed = "", sex: chosen = "" }) =>
          withMessages(parseNameAndSex({ name: typed, sex: chosen }), petMessages)
        }
        onSubmit={onSubmit}
      >
        <TextField
          name="name"
          label="Nome do pet"
          hint="Vale apelido: letras, números e espaços."
          defaultValue={name}
          required
          // Browsers would otherwise suggest people's names here and remember the pet's among them.
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
        />
        <ChoiceCards
          name="sex"
          label="Sexo do pet"
          cards={sexes.map((each) => ({ value: each, title: sexLabels[each] }))}
          defaultValue={sex}
          required
        />
      </StepForm>
    </StepScreen>
  );
}
