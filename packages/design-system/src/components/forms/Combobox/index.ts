export { Combobox, type ComboboxProps } from "./Combobox.tsx";
export type { ComboboxOption, ComboboxSource } from "./comboboxOption.ts";
export type { ComboboxTexts } from "./comboboxTexts.ts";
