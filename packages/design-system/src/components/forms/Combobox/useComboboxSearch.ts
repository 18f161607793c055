import { type KeyboardEvent, useState } from "react";
import { placeAfter } from "../Autocomplete/placeAfter.ts";
import type { ComboboxOption, ComboboxSource } from "./comboboxOption.ts";
import { useFoundOptions } from "./useFoundOptions.ts";

interface Search {
  readonly isOpen: boolean;
  /** The typed text; undefined while the field shows the chosen option. */
  readonly typed: string | undefined;
  /** The value of the option that the arrows have reached. */
  readonly reached: string | undefined;
}

const closed: Search = { isOpen: false, typed: undefined, reached: undefined };

interface ComboboxSearchOptions<Option extends ComboboxOption> {
  source: readonly Option[] | ComboboxSource<Option>;
  minCharacters: number;
  limit: number;
  onChoose: (option: Option) => void;
}

/**
 * The search of a combobox, after the pattern of the ARIA Authoring Practices: the focus stays in the field, arrows reach an option, the
 * first match is reached while typing, Enter chooses, Escape returns to the chosen option.
 */
export function useComboboxSearch<Option extends ComboboxOption>(options: ComboboxSearchOptions<Option>) {
  const { source, minCharacters, limit, onChoose } = options;
  const [search, setSearch] = useState(closed);
  const { isOpen, typed, reached } = search;
  const query = (typed ?? "").trim();
  const isShort = query.length < minCharacters;
  const { found, retry } = useFoundOptions(source, isOpen && !isShort ? query : undefined);
  const shown = found.options.slice(0, limit);
  const enabled = shown.filter(({ disabled }) => !disabled);
  // Those of the text before are not chosen by accident.
  const first = query === "" || found.status === "loading" ? undefined : enabled[0]?.value;
  const active = shown.findIndex(({ value }) => value === (reached ?? first));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, chosen: string | undefined) {
    // During composition of an accent or a word, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (!isOpen) {
      if (!isArrow) return;
      open(chosen);
    } else if (isArrow) {
      const place = placeAfter(event.key, shown[active] ? enabled.indexOf(shown[active]) : -1, enabled.length) ?? 0;
      setSearch({ ...search, reached: enabled[place]?.value });
    } else if (event.key === "Escape") close();
    else if (event.key === "Enter" && shown[active] !== undefined) onChoose(shown[active]);
    // Text that is not yet a choice must not be sent.
    else if (event.key !== "Enter" || typed === undefined) return;
    event.preventDefault();
  }

  function open(reachedFirst: string | undefined) {
    if (!isOpen) setSearch({ isOpen: true, typed: undefined, reached: reachedFirst });
  }

  function close() {
    setSearch(closed);
  }

  /** An option whose label was typed in full. */
  function typedOption(): Option | undefined {
    if (query === "") return undefined;
    return enabled.find(({ label }) => label.toLowerCase() === query.toLowerCase());
  }

  return {
    isOpen,
    isShort,
    typed,
    shown,
    active,
    status: found.status,
    retry,
    open,
    close,
    typedOption,
    type: (text: string) => setSearch({ isOpen: true, typed: text, reached: undefined }),
    onKeyDown,
  };
}
