import { type KeyboardEvent, type RefObject, useState } from "react";
import { enterText } from "../Field/enterText.ts";
import { placeAfter } from "./placeAfter.ts";
import { useLeaving } from "./useLeaving.ts";

interface SuggestionsOptions {
  control: RefObject<HTMLInputElement | null>;
  suggest: (text: string) => readonly string[];
}

interface Search {
  /** The search text; undefined while no search is active. */
  readonly text: string | undefined;
  readonly isOpen: boolean;
  /** The index of the marked suggestion; -1 for none. */
  readonly active: number;
}

const closed: Search = { text: undefined, isOpen: false, active: -1 };

/**
 * The state of a text field with suggestions, after the combobox pattern of the ARIA Authoring Practices: the focus
 * stays in the field, arrows mark a suggestion, Enter accepts it, Escape closes the list, and free text is allowed.
 */
export function useSuggestions({ control, suggest }: SuggestionsOptions) {
  const [search, setSearch] = useState(closed);
  const { onFocus, onBlur } = useLeaving(() => setSearch(closed));
  const suggestions = search.text === undefined ? [] : suggest(search.text);
  const isOpen = search.isOpen && suggestions.length > 0;
  const active = isOpen ? search.active : -1;

  function take(suggestion: string) {
    if (control.current === null) return;
    enterText(control.current, suggestion);
    setSearch(closed);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // During composition of an accent or a word, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key === "ArrowDown") lookFor(event.currentTarget.value);
      return;
    }
    const marked = suggestions[active];
    const place = placeAfter(event.key, active, suggestions.length);
    if (place !== undefined) setSearch({ ...search, active: place });
    else if (event.key === "Escape") setSearch({ ...search, isOpen: false, active: -1 });
    else if (event.key === "Enter" && marked !== undefined) take(marked);
    else return;
    event.preventDefault();
  }

  function lookFor(text: string) {
    setSearch({ text, isOpen: true, active: -1 });
  }

  return { text: search.text, suggestions, isOpen, active, lookFor, take, onKeyDown, onFocus, onBlur };
}
