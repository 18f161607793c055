import { enterText } from "../Field/enterText.ts";
import type { FormValues } from "./formValues.ts";

/**
 * Writes what is known into a field that is still empty, as if it had been typed: mask, counter and look-up hear of it.
 * What somebody typed, or the browser filled in, stays; and where somebody is about to type, it waits until they leave.
 * Whom a refusal has put there for what was missing is typing nothing.
 */
export function fillControl(control: HTMLInputElement, value: string): void {
  if (control.value !== "" || value === "") return;
  const isRefused = control.getAttribute("aria-invalid") === "true";
  if (control === control.ownerDocument.activeElement && !isRefused) {
    control.addEventListener("blur", () => fillControl(control, value), { once: true });
    return;
  }
  enterText(control, value);
}

/** The same for the fields of a form, in the order given. */
export function fillIn(form: HTMLFormElement, known: FormValues): void {
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) fillControl(control, value);
  }
}
