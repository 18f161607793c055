import { enterText } from "../Field/enterText.ts";
import type { FormValues } from "./formValues.ts";

type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fillings = new WeakSet<Event>();

/** Whether the page fired this `input` event by filling a field in, not the user by typing. */
export const isFilling = (event: Event) => fillings.has(event);

/**
 * Fills an empty field with a known value as if typed, so that mask, counter and look-up notice it. It never overwrites
 * typed or autofilled text, and it waits while the user is in the field, unless a refusal moved the focus there.
 */
export function fillControl(control: Fillable, value: string): void {
  if (control.value !== "" || value === "") return;
  const isRefused = control.getAttribute("aria-invalid") === "true";
  if (control === control.ownerDocument.activeElement && !isRefused) {
    control.addEventListener("blur", () => fillControl(control, value), { once: true });
    return;
  }
  enterText(control, value, filling("input"));
  // React's `onChange` of a select hears only this one.
  if (control instanceof HTMLSelectElement) control.dispatchEvent(filling("change"));
}

function filling(type: string): Event {
  const event = new Event(type, { bubbles: true });
  fillings.add(event);
  return event;
}

/** Whether the value can be entered: a select takes only its options, and a hidden input shows another control's value. */
function takes(control: Element | RadioNodeList | null, value: string): control is Fillable {
  if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.value === value);
  if (control instanceof HTMLInputElement) return control.type !== "hidden" && control.type !== "file";
  return control instanceof HTMLTextAreaElement;
}

/**
 * Fills several fields of a form, in the given order: text fields, text areas, and selects without a choice that have such an option. It does
 * not fill radios, checkboxes, files and quantities, nor a `Combobox`, whose option is more than its value: give those a `defaultValue`.
 *
 * @example
 * const form = document.querySelector("form");
 * if (form) fillIn(form, { fullName: "Ana Souza", cpf: "529.982.247-25" });
 */
export function fillIn(form: HTMLFormElement, known: FormValues): void {
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name);
    if (takes(control, value)) fillControl(control, value);
  }
}
