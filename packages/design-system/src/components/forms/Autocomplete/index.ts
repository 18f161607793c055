export type { AutocompleteProps } from "./Autocomplete.tsx";
export { Autocomplete } from "./Autocomplete.tsx";
export type { AutocompleteTexts } from "./autocompleteTexts.ts";
