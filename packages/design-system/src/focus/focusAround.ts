/** Moves focus from an element about to be removed to its container: the dialog's title, or the page's `<main>`. */
export function focusAround(leaving: Element): void {
  const around = leaving.closest("dialog")?.querySelector("h2") ?? leaving.closest("main");
  around?.focus({ preventScroll: true });
}
