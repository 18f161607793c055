/** The fallback for browsers without storage, which lasts as long as the page. */
const remembered = new Map<string, string>();

/** Reads a note of this tab. It survives a reload, or lasts as long as the page if storage is denied. */
export function readFromTab(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? remembered.get(name);
  } catch {
    return remembered.get(name);
  }
}

/** Stores a note; undefined removes it. */
export function storeInTab(name: string, note: string | undefined): void {
  remembered.delete(name);
  try {
    // An old note must not remain if the new one does not fit.
    window.sessionStorage.removeItem(name);
    if (note !== undefined) window.sessionStorage.setItem(name, note);
  } catch {
    // Storage may be denied, e.g. in a private window, or full.
    if (note !== undefined) remembered.set(name, note);
  }
}
