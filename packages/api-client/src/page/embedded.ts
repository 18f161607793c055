/** The embedded JSON of a page, not validated; undefined without one. */
export function embeddedIn(page: ParentNode): unknown {
  try {
    // Trimming takes a byte order mark too.
    return JSON.parse(page.querySelector("#page-data")?.textContent?.trim() ?? "");
  } catch {
    return undefined;
  }
}
