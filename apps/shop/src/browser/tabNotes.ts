import { tabStorage } from "./tabStorage.ts";

/** The fallback for browsers without storage, which lasts as long as the page. */
const remembered = new Map<string, string>();

/** Reads a note of this tab. It survives a reload, or lasts as long as the page if storage is denied. */
export function readFromTab(name: string): string | undefined {
  try {
    return tabStorage()?.getItem(name) ?? remembered.get(name);
  } catch {
    return remembered.get(name);
  }
}

/** Stores a note; undefined removes it. */
export function storeInTab(name: string, note: string | undefined): void {
  remembered.delete(name);
  try {
    const storage = tabStorage();
    // An old note must not remain if the new one does not fit.
    storage?.removeItem(name);
    if (note === undefined) return;
    if (storage) storage.setItem(name, note);
    else remembered.set(name, note);
  } catch {
    // The storage may be full.
    if (note !== undefined) remembered.set(name, note);
  }
}
