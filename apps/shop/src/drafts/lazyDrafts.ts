import { lazy } from "../lazy/lazy.ts";
import type { Session } from "../session/session.ts";
import type { PageDrafts } from "./pageDrafts.ts";

/** The browser's drafts. Their code loads after the first render, with the first page that watches its forms. */
export function lazyDrafts(session: Session): PageDrafts {
  const { load } = lazy(async () => {
    const { browserDrafts } = await import("./browserDrafts.ts");
    return browserDrafts(session);
  });
  // If the code does not load, the page works without drafts.
  const withDrafts = (what: (drafts: PageDrafts) => void) => void load().then(what, () => undefined);
  return {
    watch(page) {
      let stop: (() => void) | undefined;
      let isLeft = false;
      withDrafts((drafts) => {
        if (!isLeft) stop = drafts.watch(page);
      });
      return () => {
        isLeft = true;
        stop?.();
      };
    },
    forget: (page) => withDrafts((drafts) => drafts.forget(page)),
    forgetAll: () => withDrafts((drafts) => drafts.forgetAll()),
  };
}
