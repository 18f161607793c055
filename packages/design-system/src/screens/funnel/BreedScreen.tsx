import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { type Breed, parseBreed } from "@petbox/domain/pet/breed";
import { petMessages } from "@petbox/domain/pet/messages";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Species } from "@petbox/domain/pet/species";
import { useState } from "react";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Autocomplete, type AutocompleteProps } from "../../components/forms/Autocomplete/index.ts";
import { Checkbox } from "../../components/forms/Checkbox/index.ts";
import { StepForm } from "./StepForm.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

interface BreedFieldProps extends Omit<AutocompleteProps, "options" | "texts"> {
  /** Suggested breeds; free text is accepted as well. */
  readonly breeds: AsyncResult<readonly string[]>;
}

const silence = () => "";

/** A breed field with suggestions; if the list cannot be loaded, a plain text field. */
function BreedField({ breeds, ...field }: BreedFieldProps) {
  const suggested = readyValue(breeds);
  return (
    <Autocomplete
      {...field}
      options={suggested ?? []}
      // Unlike other suggestions, breeds require one typed letter (FUN-205, FUN-366).
      minCharacters={1}
      texts={{ listLabel: "Raças", ...(suggested === undefined ? { countLabel: silence } : {}) }}
      enterKeyHint="done"
    />
  );
}

export interface BreedScreenProps {
  readonly save: StepSave;
  /** Text that was typed for another species is not restored. */
  readonly species: Species;
  readonly pet: NamedPet;
  /** The saved answer. */
  readonly breed?: Breed | undefined;
  readonly breeds: BreedFieldProps["breeds"];
  readonly onSubmit: (breed: Breed) => void;
}

const noSuggestions = {
  failureTitle: "As sugestões de raças não carregaram, mas é só escrever a raça.",
  retryLabel: "Carregar sugestões",
};

/** The breed, or a mixed-breed checkbox with a field for the breeds that the owner recognises (FUN-065, FUN-066). */
export function BreedScreen({ save, species, pet, breed, breeds, onSubmit }: BreedScreenProps) {
  const listed = readyValue(breeds);
  const [mixed, setMixed] = useState(breed?.kind === "mixed");
  return (
    <StepScreen
      save={save}
      title={`Qual é a raça ${ofPet(pet)}?`}
      description="Vira-lata também tem vez: é só marcar SRD."
    >
      <StepForm
        data-draft={species}
        pending={save.pending}
        serverErrors={save.serverErrors}
        parse={({ mixed: ticked, name = "", main = "", secondary = "" }) => {
          const parsed = parseBreed({ mixed: ticked === "on", name, main, secondary }, listed);
          return withMessages(fieldResult("name", parsed), petMessages);
        }}
        onSubmit={onSubmit}
      >
        <Checkbox name="mixed" label="É SRD (sem raça definida)" defaultChecked={mixed} onCheckedChange={setMixed} />
        <AsyncResultView result={breeds} variant="note" skeleton={null} texts={noSuggestions}>
          {() => null}
        </AsyncResultView>
        {/* Hidden rather than removed, so the text survives an accidental tick. */}
        <div hidden={mixed}>
          <BreedField
            breeds={breeds}
            name="name"
            label="Raça"
            hint="Comece a escrever e escolha na lista, ou escreva do seu jeito."
            defaultValue={breed?.kind === "pure" ? breed.name : undefined}
          />
        </div>
        <div hidden={!mixed}>
          <BreedField
            breeds={breeds}
            name="main"
            label="Raça principal"
            hint="Se souber, conte de quais raças vem a mistura."
            optional
            defaultValue={breed?.kind === "mixed" ? breed.main : undefined}
          />
          <BreedField
            breeds={breeds}
            name="secondary"
            label="Raça secundária"
            optional
            defaultValue={breed?.kind === "mixed" ? breed.secondary : undefined}
          />
        </div>
      </StepForm>
    </StepScreen>
  );
}
