import { enterText } from "../Field/enterText.ts";
import type { FormValues } from "./formValues.ts";

const fillings = new WeakSet<Event>();

/** Whether the page fired this `input` event by filling a field in, not the user by typing. */
export const isFilling = (event: Event) => fillings.has(event);

/**
 * Fills an empty field with a known value as if typed, so that mask, counter and look-up notice it. It never overwrites
 * typed or autofilled text, and it waits while the user is in the field, unless a refusal moved the focus there.
 */
export function fillControl(control: HTMLInputElement, value: string): void {
  if (control.value !== "" || value === "") return;
  const isRefused = control.getAttribute("aria-invalid") === "true";
  if (control === control.ownerDocument.activeElement && !isRefused) {
    control.addEventListener("blur", () => fillControl(control, value), { once: true });
    return;
  }
  const event = new Event("input", { bubbles: true });
  fillings.add(event);
  enterText(control, value, event);
}

/**
 * Fills several fields of a form, in the given order.
 *
 * @example
 * const form = document.querySelector("form");
 * if (form) fillIn(form, { fullName: "Ana Souza", cpf: "529.982.247-25" });
 */
export function fillIn(form: HTMLFormElement, known: FormValues): void {
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) fillControl(control, value);
  }
}
