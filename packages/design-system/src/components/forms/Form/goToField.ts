/** Moves the focus to a field, with what is wrong with it in sight; where there is no room for both, the field is. */
export function goToField(control: HTMLElement | null): void {
  control?.closest("[data-invalid]")?.lastElementChild?.scrollIntoView({ block: "nearest" });
  control?.focus();
}
