import type { ComponentProps, MouseEvent } from "react";

/**
 * What a press of a button does: nothing while it is `aria-disabled`, by which a button that cannot be pressed keeps the
 * focus, or `pending`.
 */
export function pressOf({ onClick, "aria-disabled": disabled }: ComponentProps<"button">, pending = false) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    // A press of a submit button would send its form, and so would Enter in a field of it.
    if (pending || String(disabled) === "true") event.preventDefault();
    else onClick?.(event);
  };
}
