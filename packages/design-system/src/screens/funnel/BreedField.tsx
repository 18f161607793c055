import { Autocomplete, type AutocompleteProps } from "../../components/forms/Autocomplete/index.ts";

/** How the reading of the breed list goes. */
export type BreedList =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: readonly string[] }
  | { readonly status: "failed"; readonly retry: () => void };

export interface BreedFieldProps extends Omit<AutocompleteProps, "options" | "listLabel" | "countLabel"> {
  readonly list: BreedList;
}

const silence = () => "";

/** A breed with suggestions from the list; without the list it is a text field, and says nothing of suggestions. */
export function BreedField({ list, ...field }: BreedFieldProps) {
  const isReady = list.status === "ready";
  return (
    <Autocomplete
      {...field}
      options={isReady ? list.value : []}
      listLabel="Raças"
      enterKeyHint="done"
      {...(isReady ? {} : { countLabel: silence })}
    />
  );
}
