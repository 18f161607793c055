import { lazyValue } from "@petbox/domain/store/lazyValue";
import type { Session } from "../session/session.ts";
import type { PageDrafts } from "./pageDrafts.ts";

/** The browser's drafts. Their code loads after the first render, with the first page that watches its forms. */
export function lazyDrafts(session: Session, document: Document): PageDrafts {
  const { load } = lazyValue(async () => {
    const { browserDrafts } = await import("./browserDrafts.ts");
    return browserDrafts(session);
  });
  // If the code does not load, the page works without drafts.
  const withDrafts = (what: (drafts: PageDrafts) => void) => void load().then(what, () => undefined);
  return {
    watch(page) {
      let stop: (() => void) | undefined;
      let isLeft = false;
      // A customer may type before the code has loaded.
      const changed = new Set<EventTarget>();
      const loaded = new AbortController();
      document.addEventListener("input", ({ target }) => target && changed.add(target), { signal: loaded.signal });
      withDrafts((drafts) => {
        loaded.abort();
        if (!isLeft) stop = drafts.watch(page, changed);
      });
      return () => {
        isLeft = true;
        loaded.abort();
        stop?.();
      };
    },
    change: (page, change) => withDrafts((drafts) => drafts.change(page, change)),
    forget: (page) => withDrafts((drafts) => drafts.forget(page)),
    forgetAll: () => withDrafts((drafts) => drafts.forgetAll()),
  };
}
