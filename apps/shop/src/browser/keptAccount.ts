const storageKey = "petbox-in-account";

/**
 * Keeps whether the visitor is in an account: the document's script reads it before the first paint, and reserves the place of the
 * account's navigation on the pages that show it to customers only.
 */
export function keepInAccount(isInAccount: boolean): void {
  try {
    if (isInAccount) localStorage.setItem(storageKey, "1");
    else localStorage.removeItem(storageKey);
  } catch {
    // The navigation then appears without a place.
  }
}
