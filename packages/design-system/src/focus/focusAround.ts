/** Moves focus from an element about to be removed to its container: the dialog's title, or the page's `<main>`. */
export function focusAround(leaving: Element): void {
  const dialog = leaving.closest("dialog");
  const container = dialog === null ? leaving.closest("main") : dialog.querySelector("h2");
  container?.focus({ preventScroll: true });
}
