import { cardNumberInputs } from "@petbox/design-system/browser/cardNumberInputs";
import { readFromTab, storeInTab } from "../browser/tabNotes.ts";

/** The name of the tab's note: the entry scripts whose page was reloaded, so that two servers with different builds cause no loop. */
const note = "petbox-reloaded";

/** Polling interval, in milliseconds, while a button shows its pending state. */
const pollInterval = 250;

/** The parts of the window that are used here. */
interface OpenWindow extends Pick<Window, "fetch"> {
  readonly document: ParentNode;
  readonly location: Pick<Location, "pathname" | "reload">;
  addEventListener(type: string, listener: () => void): void;
}

/**
 * Reloads the page if a chunk is missing because of a newer deploy. The answers are on the server and are not lost. The page is not
 * reloaded while offline, while a card number is typed, which a reload would discard, or twice from one build. While a button waits for its
 * request, such as a payment, the reload waits, too: by then the page that follows may be the open one.
 * @param entry URL of the document's entry script, which differs between deploys.
 */
export function reloadWhenOutdated(window: OpenWindow, entry: string): void {
  const { document, location } = window;
  const { pathname } = new URL(entry);
  const isSending = () => document.querySelector("[data-pending]") !== null;
  async function reloadIfOutdated(): Promise<void> {
    // Do not fetch during a save: Laravel writes the whole session at the end of every request, so a parallel GET can undo the save.
    while (isSending()) await new Promise((resolve) => setTimeout(resolve, pollInterval));
    const page = await window.fetch(location.pathname, { headers: { Accept: "text/html" } });
    const isOutdated =
      page.headers.get("Content-Type")?.startsWith("text/html") && !(await page.text()).includes(pathname);
    const holdsCard = [...document.querySelectorAll<HTMLInputElement>(cardNumberInputs)].some(
      ({ value }) => value !== "",
    );
    const reloaded = readFromTab(note)?.split(" ") ?? [];
    if (!isOutdated || holdsCard || reloaded.includes(pathname)) return;
    if (isSending()) return reloadIfOutdated();
    storeInTab(note, [...reloaded, pathname].join(" "));
    location.reload();
  }
  window.addEventListener("vite:preloadError", () => void reloadIfOutdated().catch(() => undefined));
}
