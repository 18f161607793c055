export type { AutocompleteProps } from "./Autocomplete.tsx";
export { Autocomplete } from "./Autocomplete.tsx";
