import type { HTMLAttributes, MouseEvent } from "react";

/** Makes an `aria-disabled` link, or a button that is so or pending, ignore presses; unlike `disabled`, both keep the focus. */
export function pressOf<Pressed extends Element>(
  { onClick, "aria-disabled": disabled }: HTMLAttributes<Pressed>,
  pending = false,
) {
  return (event: MouseEvent<Pressed>) => {
    // Prevents the submission by click or by Enter in a field, and the navigation of a link.
    if (pending || String(disabled) === "true") event.preventDefault();
    else onClick?.(event);
  };
}
