/** An option of a combobox; an object with more fields is handed back whole. */
export interface ComboboxOption {
  /** What the form sends; unique in the list. */
  readonly value: string;
  /** What is shown and searched. */
  readonly label: string;
  /** A second line under the label. */
  readonly description?: string | undefined;
  /** Shown, and not to be chosen. */
  readonly disabled?: boolean | undefined;
}

/** Looks options up elsewhere. The signal is aborted as soon as the text has changed or the list is closed. */
export type ComboboxSource<Option extends ComboboxOption> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;
