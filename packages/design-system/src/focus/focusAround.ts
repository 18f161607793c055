/** Gives the focus of what is about to go away to what it stands in: the title of its dialog, else the page itself. */
export function focusAround(leaving: Element): void {
  const dialog = leaving.closest("dialog");
  const around = dialog === null ? leaving.closest("main") : dialog.querySelector("h2");
  around?.focus({ preventScroll: true });
}
