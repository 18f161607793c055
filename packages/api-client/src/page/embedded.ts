/** The embedded JSON of a page, not validated; undefined where the page has none. */
export function embeddedIn(page: ParentNode): unknown {
  try {
    // Trimming takes a byte order mark too.
    return JSON.parse(page.querySelector("#page-data")?.textContent?.trim() ?? "");
  } catch {
    return undefined;
  }
}
