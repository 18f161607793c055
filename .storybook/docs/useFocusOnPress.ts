import { useEffect } from "react";

/** The events with which a reader begins to use the page. */
const presses = ["pointerdown", "keydown", "wheel"] as const;

/** Until the reader uses the page, takes the focus away from a story that moves it: the page would open in its middle. */
export function useFocusOnPress(): void {
  useEffect(() => {
    const reading = new AbortController();
    const takeAway = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) target.blur();
      window.scrollTo(0, 0);
    };
    document.addEventListener("focusin", takeAway, { signal: reading.signal });
    for (const press of presses) document.addEventListener(press, () => reading.abort(), { signal: reading.signal });
    return () => reading.abort();
  }, []);
}
