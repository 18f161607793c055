/** The embedded JSON of a page, not validated; undefined where the page has none. */
export function embeddedIn(page: ParentNode): unknown {
  try {
    return JSON.parse(page.querySelector("#page-data")?.textContent ?? "");
  } catch {
    return undefined;
  }
}
