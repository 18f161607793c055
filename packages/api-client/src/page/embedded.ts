/** The one embedded JSON of a page, not looked at yet; undefined where there is none. */
export function embeddedIn(page: ParentNode): unknown {
  try {
    return JSON.parse(page.querySelector("#page-data")?.textContent ?? "");
  } catch {
    return undefined;
  }
}
