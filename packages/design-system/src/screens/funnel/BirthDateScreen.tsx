import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { earliestPetBirthDate, parsePetBirthDate } from "@petbox/domain/pet/birthDate";
import { petMessages } from "@petbox/domain/pet/messages";
import { type NamedPet, withArticle } from "@petbox/domain/pet/phrases";
import { DateField } from "../../components/forms/DateField/index.ts";
import { StepForm } from "./StepForm.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

export interface BirthDateScreenProps {
  readonly save: StepSave;
  readonly pet: NamedPet;
  /** Today's date in Brazil, the latest accepted date. */
  readonly today: CivilDate;
  /** The saved answer. */
  readonly birthDate?: CivilDate | undefined;
  readonly onSubmit: (birthDate: CivilDate) => void;
}

/** The pet's date of birth (FUN-067). */
export function BirthDateScreen({ save, pet, today, birthDate, onSubmit }: BirthDateScreenProps) {
  return (
    <StepScreen save={save} title={`Quando ${withArticle(pet)} nasceu?`}>
      <StepForm
        pending={save.pending}
        serverErrors={save.serverErrors}
        parse={({ birthDate: typed = "" }) =>
          withMessages(fieldResult("birthDate", parsePetBirthDate(typed, today)), petMessages)
        }
        onSubmit={onSubmit}
      >
        <DateField
          name="birthDate"
          label="Data de nascimento"
          hint="Não sabe o dia certo? Uma data aproximada serve."
          defaultValue={birthDate}
          min={earliestPetBirthDate}
          max={today}
          required
          enterKeyHint="done"
        />
      </StepForm>
    </StepScreen>
  );
}
