import { use, useCallback } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { NavigationContext } from "./navigation.ts";

/** Opens a page of the shop. Whoever goes elsewhere meanwhile, by another link or by Back, is not fetched back. */
export type OpenPage = (href: string, how?: OpenOptions) => Promise<void>;

export interface OpenOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The page redirects by itself, without anybody having asked for another. */
  readonly isRedirect?: boolean;
  /** The visit in which it was decided to go, where that was a while ago. */
  readonly from?: string;
  /** What changes together with the page, so that the page before it does not render once more for it. */
  readonly change?: () => void;
}

/**
 * How to open another page: its code is loaded first, and then it is shown at once and in one piece, since whoever
 * pressed waits for nothing else. A page whose code cannot be had shows what to do about it.
 */
export function useOpenPage(): OpenPage {
  const navigate = useNavigate();
  const navigation = use(NavigationContext);
  return useCallback(
    async (href, { change, from, isRedirect = false, ...how } = {}) => {
      const loaded = await navigation.loadToOpen(href, from);
      const open = () => {
        change?.();
        if (loaded === "superseded") return;
        if (isRedirect) navigation.redirect();
        void navigate(href, how);
      };
      if (loaded === "ready") {
        // Taken away with the focus in it, the page that goes would be styled once more.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        flushSync(open);
      } else open();
    },
    [navigate, navigation],
  );
}
