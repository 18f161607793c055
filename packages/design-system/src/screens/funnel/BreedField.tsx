import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { Autocomplete, type AutocompleteProps } from "../../components/forms/Autocomplete/index.ts";

export interface BreedFieldProps extends Omit<AutocompleteProps, "options" | "texts"> {
  /** Suggested breeds; free text is accepted as well. */
  readonly breeds: AsyncResult<readonly string[]>;
}

const silence = () => "";

/** A breed field with suggestions; if the list cannot be loaded, a plain text field. */
export function BreedField({ breeds, ...field }: BreedFieldProps) {
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
