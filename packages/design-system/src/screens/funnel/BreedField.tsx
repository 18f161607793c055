import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { Autocomplete, type AutocompleteProps } from "../../components/forms/Autocomplete/index.ts";

export interface BreedFieldProps extends Omit<AutocompleteProps, "options" | "texts"> {
  /** The breeds to suggest; any other text is as good. */
  readonly breeds: AsyncResult<readonly string[]>;
}

const silence = () => "";

/** A breed with suggestions from the list; without the list it is a text field, and says nothing of suggestions. */
export function BreedField({ breeds, ...field }: BreedFieldProps) {
  const suggested = readyValue(breeds);
  return (
    <Autocomplete
      {...field}
      options={suggested ?? []}
      // The breeds alone wait for a letter (FUN-205, FUN-366).
      minCharacters={1}
      texts={{ listLabel: "Raças", ...(suggested === undefined ? { countLabel: silence } : {}) }}
      enterKeyHint="done"
    />
  );
}
