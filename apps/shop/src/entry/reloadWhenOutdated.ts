import { cardNumberInputs } from "@petbox/design-system/browser/cardNumberInputs";

/**
 * After a deploy an open page may ask for a chunk that is gone. It is loaded anew: the answers are on the server. A chunk
 * that does not come because the network is gone is no reason to, and neither is one that a typed card would be lost for.
 * @param entry address of the script that the document loads: another deploy has another one.
 */
export function reloadWhenOutdated(window: Window, entry: string): void {
  const { document, location } = window;
  const { pathname } = new URL(entry);
  async function reloadIfOutdated(): Promise<void> {
    const page = await window.fetch(location.pathname, { headers: { Accept: "text/html" } });
    const isOutdated =
      page.headers.get("Content-Type")?.startsWith("text/html") && !(await page.text()).includes(pathname);
    const holdsCard = [...document.querySelectorAll<HTMLInputElement>(cardNumberInputs)].some(
      ({ value }) => value !== "",
    );
    if (isOutdated && !holdsCard) location.reload();
  }
  window.addEventListener("vite:preloadError", () => void reloadIfOutdated().catch(() => undefined));
}
