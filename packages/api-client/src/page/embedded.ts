/** The embedded JSON of a page, not validated; undefined without one. */
export function embeddedIn(page: ParentNode): unknown {
  try {
    return JSON.parse(page.querySelector("#page-data")?.textContent ?? "");
  } catch {
    return undefined;
  }
}
