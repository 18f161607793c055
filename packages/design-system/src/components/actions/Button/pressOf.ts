import type { ComponentProps, MouseEvent } from "react";

/** Makes an `aria-disabled` or pending button ignore presses; unlike `disabled`, both keep the focus. */
export function pressOf({ onClick, "aria-disabled": disabled }: ComponentProps<"button">, pending = false) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    // Prevents the submission by click or by Enter in a field.
    if (pending || String(disabled) === "true") event.preventDefault();
    else onClick?.(event);
  };
}
