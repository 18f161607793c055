import { cardNumberInputs } from "@petbox/design-system/browser/cardNumberInputs";

/**
 * Reloads the page if a chunk is missing because of a newer deploy. The answers are on the server and are not lost. The page is not
 * reloaded while offline, nor while a card number is typed, which a reload would discard.
 * @param entry URL of the document's entry script, which differs between deploys.
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
