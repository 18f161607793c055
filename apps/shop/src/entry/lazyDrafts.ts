import { lazy } from "../app/lazy.ts";
import type { Session } from "../app/session.ts";
import type { PageDrafts } from "../drafts/pageDrafts.ts";

/** The browser's drafts. Their code is no part of the first screen: nothing is typed before it is there. */
export function lazyDrafts(session: Session): PageDrafts {
  const { load } = lazy(async () => {
    const { browserDrafts } = await import("./browserDrafts.ts");
    return browserDrafts(session);
  });
  // A page that cannot load it is a page without drafts.
  const tell = (what: (drafts: PageDrafts) => void) => void load().then(what, () => undefined);
  return {
    watch(page) {
      let stop: (() => void) | undefined;
      let isLeft = false;
      tell((drafts) => {
        if (!isLeft) stop = drafts.watch(page);
      });
      return () => {
        isLeft = true;
        stop?.();
      };
    },
    forget: (page) => tell((drafts) => drafts.forget(page)),
    forgetAll: () => tell((drafts) => drafts.forgetAll()),
  };
}
