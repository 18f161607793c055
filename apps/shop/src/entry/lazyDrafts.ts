import { lazy } from "../app/lazy.ts";
import type { Session } from "../app/session.ts";
import type { PageDrafts } from "../drafts/pageDrafts.ts";

/** The browser's drafts. Their code loads after the first render, with the first page that watches its forms. */
export function lazyDrafts(session: Session): PageDrafts {
  const { load } = lazy(async () => {
    const { browserDrafts } = await import("./browserDrafts.ts");
    return browserDrafts(session);
  });
  // If the code does not load, the page works without drafts.
  const whenLoaded = (use: (drafts: PageDrafts) => void) => void load().then(use, () => undefined);
  return {
    watch(page) {
      let stop: (() => void) | undefined;
      let isLeft = false;
      whenLoaded((drafts) => {
        if (!isLeft) stop = drafts.watch(page);
      });
      return () => {
        isLeft = true;
        stop?.();
      };
    },
    forget: (page) => whenLoaded((drafts) => drafts.forget(page)),
    forgetAll: () => whenLoaded((drafts) => drafts.forgetAll()),
  };
}
