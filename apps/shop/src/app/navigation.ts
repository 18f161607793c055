import { createContext } from "react";
import { createPages, type LoadedPage, type Pages } from "./pages.ts";

/** How loading a page to be opened ended: "superseded" when somebody went elsewhere meanwhile. */
export type Loaded = "ready" | "missing" | "superseded";

/** How the shop's pages are opened: their code comes before they do. */
export interface Navigation {
  /** Loads a page on intent. @returns the page; undefined if its code did not come: opening it tries again. */
  prefetch(href: string): Promise<LoadedPage | undefined>;
  /** The visit that goes on now. */
  visit(): string;
  /** Loads the page that is to be opened from a visit, by default from the one that goes on now. */
  loadToOpen(href: string, from?: string): Promise<Loaded>;
  /** A visit has begun, however it came about: whatever was to be opened before is superseded. @param visit its name. */
  begin(visit: string): void;
  /** A page redirects: what begins next is the visit that goes on now, and supersedes nothing. */
  redirect(): void;
}

export function createNavigation(pages: Pages): Navigation {
  let visit = "";
  let begun = "";
  let isRedirected = false;
  let wanted = 0;
  const load = (href: string) => pages.at(href).load();
  return {
    prefetch: (href) => load(href).catch(() => undefined),
    visit: () => visit,
    async loadToOpen(href, from = visit) {
      wanted += 1;
      const own = wanted;
      const outcome = await load(href).then(
        () => "ready" as const,
        () => "missing" as const,
      );
      return own === wanted && from === visit ? outcome : "superseded";
    },
    begin(next) {
      if (next === begun) return;
      begun = next;
      if (!isRedirected) visit = next;
      isRedirected = false;
    },
    redirect() {
      isRedirected = true;
    },
  };
}

/** Outside of the shop there is nothing to open. */
export const NavigationContext = createContext<Navigation>(createNavigation(createPages({})));
