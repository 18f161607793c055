import type { WrongField } from "./formErrors.ts";

/** Focuses a field and scrolls its error into view too; where both do not fit, the field has priority. */
export function goToField(control: HTMLElement | null): void {
  control?.closest("[data-invalid]")?.lastElementChild?.scrollIntoView?.({ block: "nearest" });
  control?.focus();
}

/** Goes to the control of a wrong field, if it has one. */
export function goToWrongField({ control, controlId = "" }: Partial<WrongField> = {}): void {
  goToField(control?.isConnected ? control : document.getElementById(controlId));
}
