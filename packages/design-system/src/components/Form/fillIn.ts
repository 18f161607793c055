import type { FormValues } from "./formValues.ts";

/**
 * Writes what is already known into the fields that are still empty, in the order given, as if it had been typed: masks,
 * counters and look-ups hear of it. What somebody typed, or the browser filled in, stays.
 */
export function fillIn(form: HTMLFormElement, known: FormValues): void {
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement) || control.value !== "" || value === "") continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
