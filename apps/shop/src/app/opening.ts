import { createContext } from "react";
import type { ShopPage } from "./page.ts";
import { pageAt } from "./pageAt.ts";

/** How fetching a page to be opened ended: "overtaken" when somebody went elsewhere meanwhile. */
export type Fetched = "there" | "missing" | "overtaken";

/** How the shop's pages are opened: their code comes before they do. */
export interface Opening {
  /** Fetches a page's code on intent. @returns the page; undefined if its code did not come: opening it tries again. */
  prefetch(href: string): Promise<ShopPage | undefined>;
  /** The visit that goes on now. */
  visit(): string;
  /** Fetches the code of the page that is to be opened from a visit, by default from the one that goes on now. */
  fetchToOpen(href: string, from?: string): Promise<Fetched>;
  /** A visit has begun, however it came about: whatever was to be opened before is overtaken. @param visit its name. */
  begin(visit: string): void;
  /** A page leads on by itself: what begins next is the visit that goes on now, and overtakes nothing. */
  leadOn(): void;
}

export function createOpening(pages: readonly ShopPage[]): Opening {
  let visit = "";
  let begun = "";
  let isLedOn = false;
  let wanted = 0;
  const load = async (href: string) => {
    const page = pageAt(pages, href);
    await page?.load();
    return page;
  };
  return {
    prefetch: (href) => load(href).catch(() => undefined),
    visit: () => visit,
    async fetchToOpen(href, from = visit) {
      wanted += 1;
      const own = wanted;
      const outcome = await load(href).then(
        () => "there" as const,
        () => "missing" as const,
      );
      return own === wanted && from === visit ? outcome : "overtaken";
    },
    begin(next) {
      if (next === begun) return;
      begun = next;
      if (!isLedOn) visit = next;
      isLedOn = false;
    },
    leadOn() {
      isLedOn = true;
    },
  };
}

/** Outside of the shop there is nothing to open. */
export const OpeningContext = createContext<Opening>(createOpening([]));
