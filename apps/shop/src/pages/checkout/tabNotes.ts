/** A note that the browser tab keeps over a reload; undefined for none, and where storage is forbidden. */
export function readTabNote(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a note, or takes it away. Where storage is forbidden the page does without it. */
export function keepTabNote(name: string, note: string | undefined): void {
  try {
    if (note === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, note);
  } catch {
    // A private window may refuse: what the note is for then lasts as long as the page.
  }
}
