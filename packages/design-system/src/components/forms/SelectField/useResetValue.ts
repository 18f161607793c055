import { type RefObject, useInsertionEffect, useLayoutEffect } from "react";

/** Marks the option to which a reset returns, and keeps the current choice. */
function markDefault(select: HTMLSelectElement | null, value: string | undefined): void {
  if (select === null || value === undefined) return;
  const chosen = select.value;
  for (const option of select.options) option.defaultSelected = option.value === value;
  select.value = chosen;
}

/**
 * Makes a reset return to the current value: React resets a form after its action, and tells a `<select>` neither a
 * controlled value nor a new default one.
 */
export function useResetValue(control: RefObject<HTMLSelectElement | null>, value: string | undefined): void {
  // React resets the form before layout effects run, and the first time there is no element before them.
  useInsertionEffect(() => markDefault(control.current, value), [control, value]);
  useLayoutEffect(() => markDefault(control.current, value), [control, value]);
}
