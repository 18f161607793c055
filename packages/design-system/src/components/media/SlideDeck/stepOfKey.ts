import type { KeyboardEvent } from "react";

const ownsItsKeys = "input, textarea, select, [contenteditable], [role=slider]";

/** The step of an arrow key outside of text fields: 1 or -1; 0 for any other key. */
export function stepOfKey(event: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return 0;
  if (event.target instanceof Element && event.target.closest(ownsItsKeys)) return 0;
  return event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
}
