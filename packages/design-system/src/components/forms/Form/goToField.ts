/** Focuses a field and scrolls its error into view too; where both do not fit, the field has priority. */
export function goToField(control: HTMLElement | null): void {
  control?.closest("[data-invalid]")?.lastElementChild?.scrollIntoView?.({ block: "nearest" });
  control?.focus();
}
