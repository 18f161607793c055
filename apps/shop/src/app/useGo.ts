import { use, useCallback } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { OpeningContext } from "./opening.ts";

/** Goes to a page of the shop. Whoever goes elsewhere meanwhile, by another link or by Back, is not fetched back. */
export type Go = (href: string, how?: GoingOptions) => Promise<void>;

export interface GoingOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The page leads on by itself, without anybody having asked for another. */
  readonly leadsOn?: boolean;
  /** The visit in which it was decided to go, where that was a while ago. */
  readonly from?: string;
  /** What changes together with the page, so that the page before it does not render once more for it. */
  readonly change?: () => void;
}

/**
 * How to go to another page: its code is fetched first, and then it is shown at once and in one piece, since whoever
 * pressed waits for nothing else. A page whose code cannot be had shows what to do about it.
 */
export function useGo(): Go {
  const navigate = useNavigate();
  const opening = use(OpeningContext);
  return useCallback(
    async (href, { change, from, leadsOn = false, ...how } = {}) => {
      const fetched = await opening.fetchToOpen(href, from);
      const go = () => {
        change?.();
        if (fetched === "overtaken") return;
        if (leadsOn) opening.leadOn();
        void navigate(href, how);
      };
      if (fetched === "there") {
        // Taken away with the focus in it, the page that goes would be styled once more.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        flushSync(go);
      } else go();
    },
    [navigate, opening],
  );
}
