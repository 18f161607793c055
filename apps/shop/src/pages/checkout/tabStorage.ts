/** What a browser that keeps nothing was asked to keep: it lasts as long as the page. */
const remembered = new Map<string, string>();

/** A note that the browser tab keeps over a reload, or for as long as the page where storage is forbidden; undefined for none. */
export function readFromTab(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? remembered.get(name);
  } catch {
    return remembered.get(name);
  }
}

/** Keeps a note, or takes it away. */
export function keepInTab(name: string, note: string | undefined): void {
  remembered.delete(name);
  try {
    // What stood there before must not speak for a note that there is no room for.
    window.sessionStorage.removeItem(name);
    if (note !== undefined) window.sessionStorage.setItem(name, note);
  } catch {
    // A private window may refuse, and a full one too.
    if (note !== undefined) remembered.set(name, note);
  }
}
