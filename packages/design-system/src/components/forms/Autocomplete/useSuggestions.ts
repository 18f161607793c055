import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { enterText } from "../Field/enterText.ts";

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

/** The index that a list key leads to; undefined for a key that belongs to the text field. */
function placeAfter(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 >= count ? 0 : active + 1;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (active === -1) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/**
 * The state of a text field with suggestions, after the combobox pattern of the ARIA Authoring Practices: the focus
 * stays in the field, arrows mark a suggestion, Enter accepts it, Escape closes the list, and free text is allowed.
 */
export function useSuggestions({ control, suggest }: SuggestionsOptions) {
  const [search, setSearch] = useState(closed);
  const pressed = useIsPressed();
  const leaving = useRef<AbortController>(null);
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

  /** Coming back before the pointer is released cancels the closing. */
  function onFocus() {
    leaving.current?.abort();
  }

  /**
   * Closes the list at once, or when the press that took the focus ends: a shorter page would move the target under the
   * pointer.
   */
  function onBlur() {
    if (!pressed.current) {
      setSearch(closed);
      return;
    }
    const ended = new AbortController();
    leaving.current = ended;
    const close = () => {
      ended.abort();
      setSearch(closed);
    };
    for (const end of ["mouseup", "keyup"]) window.addEventListener(end, close, { signal: ended.signal });
  }

  return { text: search.text, suggestions, isOpen, active, lookFor, take, onKeyDown, onFocus, onBlur };
}

/** Whether a mouse button or a finger is down. */
function useIsPressed(): RefObject<boolean> {
  const pressed = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const track = (event: MouseEvent) => {
      pressed.current = event.type === "mousedown";
    };
    window.addEventListener("mousedown", track, options);
    window.addEventListener("mouseup", track, options);
    return () => ended.abort();
  }, []);
  return pressed;
}
