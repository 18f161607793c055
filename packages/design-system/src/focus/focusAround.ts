/** Gives the focus of what is about to go away to what it stands in: the title of its dialog, else the page itself. */
export function focusAround(leaving: Element): void {
  const around = leaving.closest("dialog")?.querySelector("h2") ?? leaving.closest("main");
  around?.focus({ preventScroll: true });
}
